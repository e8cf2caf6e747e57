import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clone, makeClone } from './clone';

let clone: Clone;
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove());

/** A process that ended and was not collected yet does not run. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}

/** Starts, waits until it serves, and stops it as a supervisor would. */
async function startAndStop(env: Record<string, string> = {}): Promise<void> {
  const run = clone.run('start.mjs', env);
  await run.line('Ready: http://localhost:');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}

test('a start builds the site, serves it and stops cleanly', async () => {
  const run = clone.run('start.mjs');
  const ready = await run.line('Ready: http://localhost:');
  const page = await fetch(ready.replace('Ready: ', ''));
  const health = await fetch(`${ready.replace('Ready: ', '')}/api/health`);

  expect(await page.text()).toContain('<title>Home</title>');
  expect(health.status).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(clone.builds()).toEqual(['clean']);
});

test('only a change of what the site is made of builds it again', async () => {
  await startAndStop();
  await startAndStop();
  expect(clone.builds()).toHaveLength(1);

  appendFileSync(clone.path('content/faq.yaml'), '# a note\n');
  await startAndStop();
  expect(clone.builds()).toHaveLength(2);

  await startAndStop({ PUBLIC_URL: 'https://example.com' });
  expect(clone.builds()).toHaveLength(3);

  writeFileSync(clone.path('.env'), 'PUBLIC_URL=https://example.com\n');
  await startAndStop();
  expect(clone.builds()).toHaveLength(3);
});

test('a build signs anew with another key; for one that was removed it has to be asked', async () => {
  const build = async (env: Record<string, string> = {}) => {
    expect(await clone.run('build.mjs', env).ended).toBe(0);
    return clone.builds().length;
  };
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);

  expect(await build({ DATA_DIR: 'elsewhere' })).toBe(2);
  await startAndStop();
  expect(clone.builds()).toHaveLength(3);

  rmSync(clone.path('data/media-signing-key.pem'));
  await startAndStop();
  expect(clone.builds()).toHaveLength(3);
  expect(await build()).toBe(4);
  expect(await build()).toBe(4);
});

test('a later start takes the service as one file, and file by file where none can be made', async () => {
  await startAndStop();
  const [program = ''] = readdirSync(clone.path('.setup')).filter((name) => name.endsWith('.cjs'));
  const file = clone.path('.setup', program);
  const [made = ''] = readFileSync(file, 'utf8').split('//# sha256=');
  const marked = `${made}\nconsole.log('From one file');\n`;
  const digest = createHash('sha256').update(marked).digest('hex');
  writeFileSync(file, `${marked}//# sha256=${digest}\n`);
  const run = clone.run('start.mjs');
  await run.line('Ready: http://localhost:');
  expect(run.lines).toContain('From one file');
  run.child.kill('SIGTERM');
  await run.ended;

  rmSync(clone.path('.setup', program));
  mkdirSync(clone.path('node_modules/esbuild'));
  writeFileSync(clone.path('node_modules/esbuild/index.js'), 'throw new Error();');
  await startAndStop();
  expect(readdirSync(clone.path('.setup')).join()).not.toContain('.cjs');
});

test('a failed build ends the start, shows why, and leaves nothing that counts', async () => {
  const run = clone.run('start.mjs', { FAKE_BUILD: 'fail' });
  expect(await run.ended).toBe(1);
  expect(run.lines).toContain('ERROR  the page broke');
  expect(run.lines.at(-1)).toMatch(/^The site could not be built: .*build\.log$/);
  expect(existsSync(clone.path('data/site.sqlite'))).toBe(false);

  await startAndStop();
  expect(clone.builds()).toEqual(['clean', 'clean']);
});

test('a build that is broken off does not count and leaves no process', async () => {
  const run = clone.run('start.mjs', { FAKE_BUILD: 'hang' });
  await run.line('warn hanging');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(143);
  expect(run.lines.at(-1)).toBe('Stopped.');

  await startAndStop();
  expect(clone.builds()).toEqual(['clean', 'clean']);
});

test('a build whose start was killed does not count and ends too', async () => {
  const run = clone.run('start.mjs', { FAKE_BUILD: 'hang' });
  const pid = Number((await run.line('warn hanging as ')).split(' as ')[1]);
  run.child.kill('SIGKILL');
  await run.ended;

  await startAndStop();
  expect(clone.builds()).toEqual(['clean', 'clean']);
  expect(isRunning(pid)).toBe(false);
});

test('of two starts at the same time one builds and both serve', async () => {
  const runs = [clone.run('start.mjs'), clone.run('start.mjs')];
  await Promise.all(runs.map((run) => run.line('Ready: http://localhost:')));
  expect(clone.builds()).toEqual(['clean']);
});

test('a fault in the content is told at its place before anything is built', async () => {
  appendFileSync(clone.path('content/faq.yaml'), 'broken: [\n');
  const run = clone.run('start.mjs');
  expect(await run.ended).toBe(1);
  expect(run.lines.at(-1)).toMatch(/^content\/faq\.yaml:\d+:\d+ /);
  expect(clone.builds()).toEqual([]);
});

test('a broken .env, a wrong setting, a data folder that is a file: one line each', async () => {
  const lastWords = async (env: Record<string, string>) => {
    const run = clone.run('start.mjs', env);
    expect(await run.ended).toBe(1);
    return run.lines;
  };
  writeFileSync(clone.path('file'), '');
  expect(await lastWords({ DATA_DIR: 'file' })).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
  expect(await lastWords({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^PORT: /)]);
  writeFileSync(clone.path('.env'), 'this is no setting\n');
  expect(await lastWords({})).toEqual([expect.stringMatching(/\.env:1: /)]);
  expect(clone.builds()).toEqual([]);
  expect(readdirSync(clone.root)).not.toContain('data');
});

test('a taken port is told in one line before anything is built', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server always has this form of address
  const { port } = server.address() as AddressInfo;
  const run = clone.run('start.mjs', { PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([expect.stringContaining(`${port} is taken`)]);
  expect(clone.builds()).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

test.each(['start.mjs', 'service.mjs', 'build.mjs', 'dev.mjs', 'test.mjs'])(
  'an old Node is refused by %s in one line',
  async (script) => {
    const pretend = "Object.defineProperty(process, 'version', { value: 'v18.19.0' })";
    const run = clone.run(script, {}, ['--import', `data:text/javascript,${pretend}`]);
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual([expect.stringMatching(/v18\.19\.0.*20\.17/)]);
  },
);

test('npm run build builds once and serves nothing', async () => {
  for (const text of ['The site is in public/.', 'up to date']) {
    const run = clone.run('build.mjs');
    expect(await run.ended).toBe(0);
    expect(run.lines.at(-1)).toContain(text);
  }
  expect(clone.builds()).toHaveLength(1);
});

test('npm run service serves without a build', async () => {
  const run = clone.run('service.mjs');
  const ready = await run.line('Ready: http://localhost:');
  expect((await fetch(`${ready.replace('Ready: ', '')}/api/health`)).status).toBe(200);
  expect(clone.builds()).toEqual([]);
});
