import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { openDb } from '../../../db/connect';
import { migrate } from '../../../db/migrate';
import { version } from '../../../package.json';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => {
  endProcesses();
  temp.remove();
});

test('a taken port is named, and no database is begun', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const PORT = String(typeof taken === 'object' ? taken?.port : '');

  const service = startProcess({ DATA_DIR: temp.folder, PORT });

  expect(await service.ended).toBe(1);
  expect(service.said).toEqual({
    out: '',
    err: `PORT: ${PORT} is taken by another program. Stop that one or write another PORT\n`,
  });
  expect(readdirSync(temp.folder)).toEqual([]);
  other.close();
});

test('a data folder that cannot be written is named', async () => {
  writeFileSync(path.join(temp.folder, 'file'), '');
  const DATA_DIR = path.join(temp.folder, 'file', 'data');

  const service = startProcess({ DATA_DIR });

  expect(await service.ended).toBe(1);
  expect(service.said.out).toBe('');
  expect(service.said.err).toMatch(/^DATA_DIR: .* cannot be written \(ENOTDIR\)\. .*\n$/);
});

test('every wrong setting is named, and the line of .env that is none', async () => {
  const env = path.join(temp.folder, '.env');
  writeFileSync(env, '# ours\nPORT=8000\nthis is no setting\n');
  const broken = startProcess({}, temp.folder);
  expect(await broken.ended).toBe(1);
  expect(broken.said.err).toBe(
    `${env}:3: is not a setting. Write NAME=value, or # before a note\n`,
  );

  writeFileSync(env, 'JWT_SECRET=short\nLOG_LEVEL=loud\n');
  const wrong = startProcess({ PORT: 'http' }, temp.folder);
  expect(await wrong.ended).toBe(1);
  expect(wrong.said.err.trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT: "http" is not a whole number\. /),
    expect.stringMatching(/^JWT_SECRET: is shorter than 32 bytes\. /),
    expect.stringMatching(/^LOG_LEVEL: "loud" is not a level\. /),
  ]);
  expect(readdirSync(temp.folder)).toEqual(['.env']);
});

test('a database of a newer version is left alone, in one line', async () => {
  const db = openDb({ file: path.join(temp.folder, 'site.sqlite') });
  await migrate(db);
  await db('knex_migrations').insert({ name: '999-later', batch: 2 });

  const service = startProcess({ DATA_DIR: temp.folder });

  expect(await service.ended).toBe(1);
  expect(service.said).toEqual({
    out: '',
    err: expect.stringMatching(/^DATA_DIR: the database was made by a newer version[^\n]*\n$/),
  });
  expect(await db('artists')).toEqual([]);
  await db.destroy();
});

test('content that cannot be used stops the start, file by file', async () => {
  mkdirSync(path.join(temp.folder, 'content'));
  for (const name of readdirSync('content')) {
    if (name === 'site.yaml') continue;
    symlinkSync(path.resolve('content', name), path.join(temp.folder, 'content', name));
  }
  writeFileSync(path.join(temp.folder, 'content/site.yaml'), 'brand: [unclosed\n');

  const service = startProcess({ DATA_DIR: path.join(temp.folder, 'data') }, temp.folder);

  expect(await service.ended).toBe(1);
  expect(service.said.out).toBe('');
  expect(service.said.err).toMatch(/site\.yaml:\d+:\d+/);
  expect(service.said.err).not.toMatch(/\n\s+at /);
});

test.each([
  [
    'a database server that is not there',
    { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' },
    'ECONNREFUSED',
  ],
  [
    'a database that its server does not have',
    { DATABASE_URL: `${process.env.TEST_POSTGRES_URL}-nowhere` },
    'DATABASE_URL: the server has no such database (3D000). Create it',
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST: 192.0.2.1'],
])('%s is one clear line', async (_name, env, words) => {
  const service = startProcess({ DATA_DIR: temp.folder, ...env });

  expect(await service.ended).toBe(1);
  expect(service.said.err).toContain(words);
  expect(service.said.err.trim().split('\n')).toHaveLength(1);
});

test('a file that is no database is one clear line and is left as it was', async () => {
  const file = path.join(temp.folder, 'site.sqlite');
  writeFileSync(file, 'x'.repeat(4096));
  chmodSync(file, 0o600);

  const service = startProcess({ DATA_DIR: temp.folder });

  expect(await service.ended).toBe(1);
  expect(service.said.err).toMatch(
    /^DATA_DIR: .* damaged or no database \(SQLITE_NOTADB\)\. .*\n$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(4096));
});

/** A root whose site was built from other content than it has. */
function rootWithOldSite(): string {
  const root = path.join(temp.folder, 'root');
  mkdirSync(path.join(root, 'public'), { recursive: true });
  symlinkSync(path.resolve('content'), path.join(root, 'content'));
  writeFileSync(path.join(root, 'public/index.html'), '<h1>Home</h1>');
  const release = { version, content: 'another' };
  writeFileSync(path.join(root, 'public/.release'), JSON.stringify(release));
  return root;
}

test('a site that was built from other content is served, and the log says so', async () => {
  const service = startProcess({ DATA_DIR: path.join(temp.folder, 'data') }, rootWithOldSite());
  const url = await service.ready();

  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  expect(service.said.err).toMatch(/"level":40,.*It was built from other content than/);
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

test.each([
  ['', true],
  ['https://site.test', false],
])(
  'with a site on a static host and CORS_ORIGINS=%j, the log says that it is shut out: %j',
  async (CORS_ORIGINS, isSaid) => {
    const service = startProcess({
      DATA_DIR: path.join(temp.folder, 'data'),
      PUBLIC_URL: 'https://site.test',
      GATSBY_API_URL: 'https://api.site.test',
      CORS_ORIGINS,
    });
    await service.ready();

    expect(service.said.err.includes('into CORS_ORIGINS')).toBe(isSaid);
    service.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  },
);

test('behind hot reload, where nobody sees what was built, the log keeps quiet about it', async () => {
  const env = { DATA_DIR: path.join(temp.folder, 'data'), DEV_SERVICE_URL: 'http://127.0.0.1:1' };
  const service = startProcess(env, rootWithOldSite());
  await service.ready();

  expect(service.said.err).not.toContain('The site in public/');
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
