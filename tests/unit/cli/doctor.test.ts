import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createContext } from '../../../cli/context';
import { examine as examineAll } from '../../../cli/doctor/examine';
import type { Finding } from '../../../cli/doctor/finding';
import { type Db, openDb } from '../../../db/connect';
import { migrate } from '../../../db/migrate';
import { runCli } from './commands/run-cli';
import { type Clone, makeClone } from './setup/clone';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What the doctor finds with these settings, by name. */
async function examine(env: Record<string, string>): Promise<Map<string, Finding>> {
  const { PATH, HOME } = process.env;
  const before = { env: process.env, mask: process.umask() };
  process.env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0', ...env };
  try {
    const findings = await examineAll(createContext(() => new AbortController().signal));
    return new Map(findings.map((finding) => [finding.name, finding]));
  } finally {
    process.env = before.env;
    process.umask(before.mask);
  }
}

/** Does something with the database of the folder, brought up to date. */
async function inDb(task: (db: Db) => Promise<unknown> = async () => {}): Promise<void> {
  const db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  await migrate(db);
  await task(db);
  await db.destroy();
}

test('where everything is in order, the doctor says so and ends with 0', async () => {
  const clone: Clone = makeClone();
  const start = clone.run('start.mjs');
  await start.line('Ready: http://localhost:');
  start.child.kill('SIGTERM');
  await start.ended;

  const doctor = clone.cli('doctor');
  expect({ code: await doctor.ended, lines: doctor.lines }).toEqual({
    code: 0,
    lines: doctor.lines.filter((line) => /^(ok|note) /.test(line)),
  });
  await clone.remove();
});

test('what is not in order is named with its mend, and the exit code is 1', async () => {
  chmodSync(dataDir, 0o755);
  const { code, out, err } = await runCli(['doctor'], { DATA_DIR: dataDir, PORT: '0' });
  expect(code).toBe(1);
  expect(out).toMatch(new RegExp(`^fail {2}Data folder .*Run chmod 700 ${dataDir}\\.$`, 'm'));
  expect(out).toMatch(/^fail {2}Database .*npx cli migrate/m);
  // what else is amiss is that of the checkout in which the test runs
  expect(err).toMatch(/^Not in order: (?:[^\n]*, )?Data folder, Database\b[^\n]*\n$/);
});

test('a migrated database is in order', async () => {
  await inDb();
  const { out } = await runCli(['doctor', '--json'], { DATA_DIR: dataDir, PORT: '0' });
  // the command's own list
  const findings = new Map((JSON.parse(out) as Finding[]).map((one) => [one.name, one]));
  expect(findings.get('Database')).toMatchObject({ state: 'ok' });
  expect(findings.get('Admin')).toMatchObject({
    state: 'note',
    detail: expect.stringContaining('npx cli grant-admin'),
  });
});

test('a wrong setting is one finding, and what depends on it is not looked at', async () => {
  const findings = await examine({ PORT: 'eighty' });
  expect(findings.get('Settings')).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/^PORT: /),
  });
  expect(findings.get('Database')).toMatchObject({ state: 'note' });
  expect(findings.get('Node')).toMatchObject({ state: 'ok' });
});

test('a log that cannot be written is a finding', async () => {
  const lookAtFolder = async () => (await examine({})).get('Data folder');
  const logs = path.join(dataDir, 'logs');
  writeFileSync(logs, 'in the way');
  expect(await lookAtFolder()).toMatchObject({
    state: 'fail',
    detail: expect.stringContaining(`in ${logs} (ENOTDIR)`),
  });

  rmSync(logs);
  mkdirSync(path.join(logs, 'service.log'), { recursive: true });
  expect(await lookAtFolder()).toMatchObject({ state: 'fail' });

  rmSync(logs, { recursive: true });
  mkdirSync(logs);
  expect(await lookAtFolder()).toMatchObject({ state: 'ok' });
});

test('a data folder that is a file is a finding', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  expect((await examine({ DATA_DIR: file })).get('Data folder')).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/^DATA_DIR: /),
  });
});

test.each([
  ['{"status":"ok","version":"1.0.0","uptime_s":3}', 'ok'],
  ['hello', 'fail'],
  ['{"status":"ok"}', 'fail'],
])('a port where %s answers is %s', async (body, state) => {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server always has this form of address
  const { port } = server.address() as AddressInfo;
  expect((await examine({ PORT: String(port) })).get('Port')).toMatchObject({ state });
  await new Promise((resolve) => server.close(resolve));
});

test('a database of a newer version is a finding', async () => {
  await inDb((db) => db('knex_migrations').insert({ name: '999-later', batch: 2 }));
  expect((await examine({})).get('Database')).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/newer version \(999-later\)/),
  });
});

test('an origin that is none is a wrong setting', async () => {
  expect((await examine({ CORS_ORIGINS: '*' })).get('Settings')).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/^CORS_ORIGINS: /),
  });
});
