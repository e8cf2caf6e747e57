import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { restore } from '../../../../cli/backup/restore';
import { loadConfig } from '../../../../services/settings/config';
import { NOON } from '../../../support/app/test-app';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';
import { ONE_LINE } from './run-cli';

const SECRET = 'a secret that is kept in the data folder, long enough';
const STOP = 'systemctl stop artistry.socket artistry.service';

let database: TestDatabase;
let folder: string;
let remove: () => void;
let file: string;
let server: Server | undefined;
const calls = new Set<Socket>();
beforeEach(async () => {
  database = await testDatabase('sqlite');
  ({ folder, remove } = tempFolder());
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  file = path.join(folder, 'a.ndjson.gz');
  await testCli(database.db, { dataDir: folder })('backup', file);
});
afterEach(async () => {
  for (const call of calls) call.destroy();
  server?.close();
  server = undefined;
  await database.drop();
  remove();
});

/** Restores while something has the port of the settings. */
async function restoreBeside(taker: Server) {
  server = taker.listen(0, '127.0.0.1').on('connection', (call) => void calls.add(call));
  await once(taker, 'listening');
  // a TCP server has this kind of address
  const { port } = taker.address() as AddressInfo;
  return testCli(database.db, { dataDir: folder, env: { PORT: String(port) } })('restore', file);
}

test('a restore is refused while the product runs, or something that may be about to start it', async () => {
  const running = createHttpServer((_, response) => void response.end('{"uptime_s":1}'));
  expect(await restoreBeside(running)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`^The product runs on PORT .*${STOP}`)),
  });
  running.close();

  expect(await restoreBeside(createServer())).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`^Something takes calls on PORT .*${STOP}`)),
  });
});

test('another program on the port is in nobody’s way', async () => {
  const other = createHttpServer((_, response) => void response.end('hello'));

  expect(await restoreBeside(other)).toMatchObject({ code: 0 });
});

test('a backup without a secret says what is lost with that, and signs nobody out', async () => {
  const cli = testCli(database.db, { dataDir: folder, env: { PORT: '0' } });

  const { code, out } = await cli('restore', file);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('erased') });
  expect(out).not.toMatch(/signs? in/);
});

test('a restore or drill that is stopped leaves everything as it was, and nothing of its own', async () => {
  writeFileSync(path.join(folder, 'secret'), `${SECRET}\n`);
  await testCli(database.db, { dataDir: folder })('backup', file);
  await database.db('artists').insert({ id: 'later', name: 'later' });
  const drills = path.join(folder, 'tmp');
  mkdirSync(drills);
  const where = jest.spyOn(os, 'tmpdir').mockReturnValue(drills);
  const signal = AbortSignal.abort();
  const cli = testCli(database.db, { dataDir: folder, env: { PORT: '0' }, signal });

  try {
    expect(await cli('restore', file)).toMatchObject({ code: 1, out: '' });
    expect(await cli('backup', 'verify', file, '--drill')).toMatchObject({ code: 1, out: '' });
    expect(where).toHaveBeenCalled();
  } finally {
    where.mockRestore();
  }

  expect(await database.db('artists').where({ id: 'later' })).toHaveLength(1);
  expect(readdirSync(drills)).toEqual([]);
  const secrets = readdirSync(folder).filter((name) => name.startsWith('secret'));
  expect(secrets).toEqual(['secret']);
});

test('a drill for which there is no room names the folder of temporary files, not that of the data', async () => {
  const drill = `ulimit -f 200; exec "$0" cli/bin.cjs backup verify "$1" --drill`;
  const env = { ...process.env, TMPDIR: folder, DATA_DIR: path.join(folder, 'data') };
  const { status, stderr } = spawnSync('sh', ['-c', drill, process.execPath, file], {
    env,
    timeout: 60_000,
  });

  const err = expect.stringMatching(ONE_LINE);
  expect({ status, err: String(stderr) }).toEqual({ status: 1, err });
  expect(String(stderr)).toContain(`There is no room left in ${folder}`);
  expect(readdirSync(folder).filter((name) => name.startsWith('restore-drill'))).toEqual([]);
});

test('a stop between the saving of what is there and its end replaces nothing', async () => {
  await database
    .db('suppressions')
    .insert({ address_hash: 'x', reason: 'erased', created_at: '2025' });
  const listening: AbortController[] = [];
  const context = {
    root: '.',
    contentDir: 'content',
    config: async () => loadConfig({ DATA_DIR: folder, PORT: '0' }, folder),
    withDb: <Result>(task: (db: typeof database.db) => Promise<Result>) => task(database.db),
    withAnyDb: <Result>(task: (db: typeof database.db) => Promise<Result>) => task(database.db),
    print: () => {},
    now: () => NOON,
    // as a signal does, it reaches those alone who listen by then
    abortOnStop: () => {
      const stopping = new AbortController();
      listening.push(stopping);
      return stopping.signal;
    },
  };
  const stop = () => {
    for (const one of listening) one.abort();
  };

  await expect(restore(context, file, true, stop)).rejects.toMatchObject({ name: 'AbortError' });

  expect(await database.db('suppressions')).toHaveLength(1);
});

test('a database that cannot be saved beside is not replaced', async () => {
  await database
    .db('suppressions')
    .insert({ address_hash: 'x', reason: 'erased', created_at: '2025' });
  // In the way of what would be saved.
  mkdirSync(path.join(folder, 'artistry-2025-06-02T120000Z.ndjson.gz'));
  const cli = testCli(database.db, { dataDir: folder, env: { PORT: '0' } });

  expect(await cli('restore', file, '--force')).toMatchObject({ code: 1, out: '' });

  expect(await database.db('suppressions')).toHaveLength(1);
});

test('a secret that cannot be written keeps everything as it was', async () => {
  const secret = path.join(folder, 'secret');
  writeFileSync(secret, `${SECRET}\n`);
  const cli = testCli(database.db, { dataDir: folder, env: { PORT: '0' } });
  await cli('backup', file);
  await database.db('artists').insert({ id: 'later', name: 'later' });
  // In the way of what is written first.
  mkdirSync(`${secret}.restore-${process.pid}`);

  expect(await cli('restore', file)).toMatchObject({ code: 1, out: '' });

  expect(await database.db('artists').where({ id: 'later' })).toHaveLength(1);
  expect(readFileSync(secret, 'utf8')).toBe(`${SECRET}\n`);
});
