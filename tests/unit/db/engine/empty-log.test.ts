import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Db, openDb, openReads } from '../../../../db/connect';
import { emptyLogBeside } from '../../../../db/engine/empty-log';
import { migrate } from '../../../../db/migrate';
import { createWriteQueue } from '../../../../db/writes/write-queue';
import { sweepWell } from '../../../../services/sweeper';

const SECRET = 'what somebody wants erased';

let folder: string;
let file: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'log-'));
  file = path.join(folder, 'site.sqlite');
  db = openDb({ file });
  await db.raw('create table notes (id integer primary key, text text)');
  await db('notes').insert({ text: SECRET });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const isOnDisk = () => [file, `${file}-wal`].some((one) => readFileSync(one).includes(SECRET));

test('what was erased is in the log until that is emptied', async () => {
  await db('notes').delete();
  expect(isOnDisk()).toBe(true);

  expect(await emptyLogBeside(db)).toBe(true);
  expect(isOnDisk()).toBe(false);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test('nobody waits for it while somebody reads', async () => {
  const reads = openReads({ file }, db);
  await reads.transaction(async (tx) => {
    expect(await tx('notes').first()).toMatchObject({ text: SECRET });
    await db('notes').delete();
    const emptying = emptyLogBeside(db, 1);
    await db('notes').insert({ text: 'another' });
    expect(await emptying).toBe(false);
  });
  await reads.destroy();

  expect(await emptyLogBeside(db)).toBe(true);
  expect(isOnDisk()).toBe(false);
});

test('the hourly sweep ends with it', async () => {
  await migrate(db);
  await db('notes').delete();
  expect(isOnDisk()).toBe(true);

  const now = () => new Date();
  const config = { dataDir: folder };
  await sweepWell({
    db,
    writes: createWriteQueue(db),
    now,
    log: pino({ level: 'silent' }),
    config,
  });

  expect(isOnDisk()).toBe(false);
});
