import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { openDb } from '../../db/connect';
import { listContactMessages } from '../../db/contact-messages';
import { aContactRequest, aPageView } from '../support/factories';
import { ENGINES, testDatabase } from '../support/test-database';
import {
  endProcesses,
  heldPost,
  startProcess,
  tempFolder,
  untilDraining,
} from '../support/test-process';

const JSON_TYPE = { 'content-type': 'application/json' };

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => {
  endProcesses();
  temp.remove();
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

/** Asks the outbox's folder until a mail is there. */
async function firstMails(folder: string, count: number): Promise<string[]> {
  for (;;) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const whole = files.filter((file) => file.endsWith('.eml')).sort();
    if (whole.length >= count) return whole;
    await new Promise(setImmediate);
  }
}

test.each(ENGINES)(
  'on %s a message reaches the database and the mailbox, and outlives a restart',
  async (engine) => {
    const { address, drop } = await testDatabase(engine, true);
    const DATA_DIR = path.join(temp.folder, 'data');
    const env = { DATA_DIR, ...('url' in address && { DATABASE_URL: address.url }) };

    const first = startProcess(env);
    const url = await first.ready();
    const message = await post(`${url}/api/contact`, aContactRequest());
    const view = await post(`${url}/api/analytics/events`, aPageView());
    const { reference } = await message.json();
    const mails = await firstMails(path.join(DATA_DIR, 'mail'), 2);
    first.kill('SIGTERM');

    expect(first.said.out).toMatch(/^Ready: http:\/\/localhost:\d+\n$/);
    expect([message.status, view.status, await first.ended]).toEqual([201, 202, 0]);
    const texts = mails.map((file) => readFileSync(path.join(DATA_DIR, 'mail', file), 'utf8'));
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(2);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);

    const second = startProcess(env);
    await second.ready();
    second.kill('SIGINT');
    expect(await second.ended).toBe(0);
    const db = openDb('url' in address ? address : { file: path.join(DATA_DIR, 'site.sqlite') });
    expect(await listContactMessages(db, 5)).toMatchObject([{ reference }]);
    expect(await db('artists').where({ id: 'rocka' }).first()).toMatchObject({ name: 'Rocka' });
    expect(await db('outbox').where({ status: 'sent' })).toHaveLength(2);
    await db.destroy();
    await drop();
  },
);

test('a request in flight is answered before the process ends', async () => {
  const service = startProcess({ DATA_DIR: temp.folder });
  const url = await service.ready();
  const held = await heldPost(url, '/api/contact', JSON.stringify(aContactRequest()));

  service.kill('SIGTERM');
  await untilDraining(url);
  const answer = await held.finish();

  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(await service.ended).toBe(0);
});

test('a second signal ends it at once, request or not', async () => {
  const service = startProcess({ DATA_DIR: temp.folder });
  const url = await service.ready();
  const held = await heldPost(url, '/api/contact', JSON.stringify(aContactRequest()));

  service.kill('SIGTERM');
  await untilDraining(url);
  service.kill('SIGTERM');

  expect(await service.ended).toBe(1);
  held.drop();
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
    /^DATABASE_URL: the database cannot be used \(SQLITE_NOTADB\)\. .*\n$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(4096));
});
