import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDb } from '../../../../db/connect';
import { DATA_VERSION, writeAhead } from '../../../../db/engine/write-ahead';

let folder: string;
let db: Db;
/** As the command line would. */
let other: Db;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
  const file = path.join(folder, 'site.sqlite');
  db = openDb({ file });
  other = openDb({ file });
  await db.raw('create table notes (text text primary key)');
});
afterEach(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

const notes = (): Promise<string[]> => db('notes').orderBy('text').pluck('text');
const inserting = (text: string) => `insert into notes values ('${text}')`;
const versionNow = async (): Promise<number> =>
  (await db.raw(`select ${DATA_VERSION} as version`))[0].version;
const isValid = () => true;

test('what was made ready is stored, also after writes of its own connection', async () => {
  const version = await versionNow();
  for (const text of ['a', 'b']) {
    await writeAhead(db, { version, script: inserting(text), isValid });
    await db('notes').insert({ text: `${text} after` });
  }
  expect(await notes()).toEqual(['a', 'a after', 'b', 'b after']);
});

test('nothing is stored where another has written since', async () => {
  const version = await versionNow();
  await other('notes').insert({ text: 'another' });

  await expect(writeAhead(db, { version, script: inserting('ours'), isValid })).rejects.toThrow();
  expect(await notes()).toEqual(['another']);

  await writeAhead(db, { version: await versionNow(), script: inserting('ours'), isValid });
  expect(await notes()).toEqual(['another', 'ours']);
});

test('nothing is stored where this process has changed what it builds upon, before its turn came', async () => {
  let isUnchanged = true;
  const version = await versionNow();
  const tx = await db.transaction();
  const writing = writeAhead(db, {
    version,
    script: inserting('ours'),
    isValid: () => isUnchanged,
  });
  isUnchanged = false;
  await tx.commit();

  await expect(writing).rejects.toThrow('changed');
  expect(await notes()).toEqual([]);
});

test('what cannot be stored says so, and leaves nothing behind', async () => {
  await db('notes').insert({ text: 'here' });
  const script = `${inserting('first')}; ${inserting('here')}`;

  await expect(writeAhead(db, { version: await versionNow(), script, isValid })).rejects.toThrow(
    'UNIQUE',
  );
  expect(await notes()).toEqual(['here']);
  await db.transaction((tx) => tx('notes').insert({ text: 'next' }));
});
