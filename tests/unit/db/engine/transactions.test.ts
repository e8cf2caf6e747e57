import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runScript } from '../../../../db/analytics/store/script';
import { type Db, inSnapshot, openDb } from '../../../../db/connect';
import { writeTransaction } from '../../../../db/engine/write-transaction';

const folder = mkdtempSync(path.join(os.tmpdir(), 'transactions-'));
let db: Db;
let other: Db;
beforeEach(async () => {
  const file = path.join(folder, 'kept.sqlite');
  db = openDb({ file });
  other = openDb({ file });
  await other.raw('PRAGMA busy_timeout = 0');
  await db.raw('create table if not exists kept (id integer unique)');
  await db('kept').delete();
});
afterEach(() => Promise.all([db.destroy(), other.destroy()]));
afterAll(() => rmSync(folder, { recursive: true }));

const insertElsewhere = () => other('kept').insert({ id: 1 });

test('a transaction that reads first has its turn to write from the beginning', async () => {
  await db.transaction(async (tx) => {
    await tx('kept').select('*');
    await expect(insertElsewhere()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await tx('kept').insert({ id: 1 });
  });

  expect(await other('kept').pluck('id')).toEqual([1]);
});

test('what only reads keeps nobody from writing, and does not see it', async () => {
  const seen = await inSnapshot(db, async (tx) => {
    const before = await tx('kept').pluck('id');
    await insertElsewhere();
    return [before, await tx('kept').pluck('id')];
  });

  expect(seen).toEqual([[], []]);
  expect(await db('kept').pluck('id')).toEqual([1]);
});

test('last statements are committed with the rest', async () => {
  await db.transaction(async (tx) => {
    await tx('kept').insert({ id: 1 });
    await runScript(tx, [['insert into kept values (2)']]);
  });

  expect(await other('kept').orderBy('id').pluck('id')).toEqual([1, 2]);
});

test('last statements that fail undo everything, and the connection can go on', async () => {
  const failing = db.transaction(async (tx) => {
    await tx('kept').insert({ id: 1 });
    await runScript(tx, [['insert into kept values (1)']]);
  });

  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  await db.transaction((tx) => tx('kept').insert({ id: 3 }));
  expect(await other('kept').pluck('id')).toEqual([3]);
});

test('last statements of a transaction that was given up are forgotten', async () => {
  const givenUp = db.transaction(async (tx) => {
    await runScript(tx, [['insert into kept values (1)']]);
    throw new Error('given up');
  });

  await expect(givenUp).rejects.toThrow('given up');
  await db.transaction((tx) => tx('kept').insert({ id: 2 }));
  expect(await other('kept').pluck('id')).toEqual([2]);
});

test('the queue’s own transaction keeps others from writing, and undoes what fails', async () => {
  const failing = writeTransaction(db, async (tx) => {
    await tx('kept').insert({ id: 1 });
    await expect(insertElsewhere()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await runScript(tx, [['insert into kept values (4)']]);
    throw new Error('given up');
  });

  await expect(failing).rejects.toThrow('given up');
  await writeTransaction(db, (tx) => tx('kept').insert({ id: 5 }));
  expect(await other('kept').pluck('id')).toEqual([5]);
});

test('the queue’s own transaction fails when its last statements do, and is over then', async () => {
  const failing = writeTransaction(db, async (tx) => {
    await tx('kept').insert({ id: 6 });
    await runScript(tx, [['insert into kept values (6)']]);
  });

  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  await insertElsewhere();
  expect(await db('kept').pluck('id')).toEqual([1]);
});

test('a commit waits for the disk, and what is deleted is overwritten', async () => {
  expect(await db.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await db.raw('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
});
