import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDb } from '../../../../db/connect';
import { createLogKeeper } from '../../../../db/engine/log-keeper';

const ROWS = 100;
/** https://sqlite.org/fileformat2.html#the_write_ahead_log */
const BEGINNINGS_AT = 12;
const NEVER = Number.MAX_SAFE_INTEGER;

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'log-'));
  db = openDb({ file: path.join(folder, 'site.sqlite') });
  await db.raw('create table notes (id integer primary key, text text)');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Each on a page of its own. */
async function write(count: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await tx('notes').insert({ text: 'x'.repeat(1_900) });
  });
}

/** What stands in the database itself, whatever its log holds. */
async function copiedBack(): Promise<number> {
  const copy = path.join(folder, 'copy.sqlite');
  copyFileSync(path.join(folder, 'site.sqlite'), copy);
  const other = openDb({ file: copy });
  const known = await other('notes')
    .count({ rows: '*' })
    .first()
    .catch(() => undefined);
  await other.destroy();
  return Number(known?.rows ?? 0);
}

/** How often the log has begun anew, by its head. */
const beginnings = (): number =>
  readFileSync(path.join(folder, 'site.sqlite-wal')).readUInt32BE(BEGINNINGS_AT);

test('what was written is copied back once it is much', async () => {
  const keeper = createLogKeeper(db, ROWS, NEVER);
  await write(ROWS - 1);
  keeper.wrote(ROWS - 1);
  await keeper.idle();
  expect(await copiedBack()).toBe(0);

  await write(1);
  keeper.wrote(1);
  await keeper.idle();
  expect(await copiedBack()).toBe(ROWS);
});

test('a long log begins anew, whatever came while it was copied', async () => {
  const keeper = createLogKeeper(db, ROWS, ROWS);
  await write(ROWS);
  const before = beginnings();
  keeper.wrote(ROWS);
  await Promise.all([write(ROWS), keeper.idle()]);
  await write(1);

  expect(beginnings() - before).toBe(1);
});

test('a transaction under way is not waited for', async () => {
  const keeper = createLogKeeper(db, ROWS, NEVER);
  await write(ROWS);
  await db.transaction(async (tx) => {
    await tx('notes').insert({ text: 'not committed yet' });
    keeper.wrote(ROWS);
    await keeper.idle();
    expect(await copiedBack()).toBe(ROWS);
  });
  expect(await db('notes').count({ rows: '*' }).first()).toEqual({ rows: ROWS + 1 });
});

test('where it cannot be done nothing is thrown', async () => {
  const keeper = createLogKeeper(db, ROWS, NEVER);
  await db.destroy();
  rmSync(folder, { recursive: true });
  keeper.wrote(ROWS);
  await expect(keeper.idle()).resolves.toBeUndefined();
});
