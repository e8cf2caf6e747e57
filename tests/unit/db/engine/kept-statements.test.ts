import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rowsOf } from '../../../../db/analytics/json-rows';
import { type Db, openDb } from '../../../../db/connect';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kept-statements-'));
const file = path.join(folder, 'words.sqlite');
let db: Db;
beforeEach(async () => {
  db = openDb({ file });
  await db.raw('create table words (id integer primary key, word text)');
  await db('words').insert([
    { id: 1, word: 'one' },
    { id: 2, word: 'two' },
  ]);
});
afterEach(async () => {
  await db.schema.dropTableIfExists('words');
  await db.destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

const wordOf = (id: number) => rowsOf(db, 'select word from words where id = ?', [id], true);

test('a kept query is asked anew each time', async () => {
  expect(await wordOf(1)).toEqual([{ word: 'one' }]);
  await db('words').where({ id: 1 }).update({ word: 'uno' });
  expect(await Promise.all([wordOf(1), wordOf(2), wordOf(3)])).toEqual([
    [{ word: 'uno' }],
    [{ word: 'two' }],
    [],
  ]);
});

test('it sees a table that has changed since', async () => {
  await wordOf(1);
  await db.schema.alterTable('words', (table) => table.renameColumn('word', 'old'));
  await db.schema.alterTable('words', (table) => table.text('word').defaultTo('new'));
  expect(await wordOf(2)).toEqual([{ word: 'new' }]);
});

test('one that fails holds nothing up, and can be asked again', async () => {
  const parsed = () => rowsOf(db, 'select json(word) as word from words', [], true);
  await db('words').where({ id: 1 }).update({ word: '1' });

  await expect(parsed()).rejects.toMatchObject({ code: 'SQLITE_ERROR' });

  await db('words').update({ word: '2' });
  expect(await parsed()).toEqual([{ word: '2' }, { word: '2' }]);
});

test('one that cannot be prepared is tried again', async () => {
  const later = () => rowsOf(db, 'select word as later from words_later', [], true);
  await expect(later()).rejects.toMatchObject({ code: 'SQLITE_ERROR' });

  await db.raw('create temp table words_later (word text)');
  expect(await later()).toEqual([]);
});

test('the file is let go of', async () => {
  await wordOf(1);
  expect(existsSync(`${file}-wal`)).toBe(true);

  await db.destroy();

  // Whoever closes the file last clears its log away.
  expect(existsSync(`${file}-wal`)).toBe(false);
  db = openDb({ file });
});
