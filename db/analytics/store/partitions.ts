import { type Db, isPostgres } from '../../connect';
import { DAY_MS, eventAt, firstDayOf, monthOfDay, timeOf } from '../codes';
import { rowsOf } from '../json-rows';

/** This month and the next two: a service that cannot make one for weeks loses nothing. */
const AHEAD_MONTHS = 3;
/** A partition goes at once or, while somebody reads, not now. */
const DROP_PATIENCE_MS = 2_000;

/** Months whose partition was there before: by the settings that all connections of a pool share. */
const ready = new WeakMap<object, Set<number>>();

/**
 * Makes sure that PostgreSQL has a partition for the month of each of these events. Hold the counting:
 * two that make the same one at once would meet.
 */
export async function makePartitions(db: Db, events: readonly number[]): Promise<void> {
  if (!isPostgres(db)) return;
  const known = ready.get(db.client.config);
  const months = new Set(events.map((event) => monthOfDay(Math.floor(timeOf(event) / DAY_MS))));
  for (const month of months) if (!known?.has(month)) await makePartition(db, month);
}

/** The same for this month and the next ones, before anything needs them. In a transaction of its own. */
export async function makePartitionsAhead(tx: Db, nowMs: number): Promise<void> {
  if (!isPostgres(tx)) return;
  const first = monthOfDay(Math.floor(nowMs / DAY_MS));
  const known = ready.get(tx.client.config) ?? new Set();
  ready.set(tx.client.config, known);
  for (let month = first; month < first + AHEAD_MONTHS; month += 1) {
    // What was there before this transaction stays, whatever becomes of it.
    if (await makePartition(tx, month)) known.add(month);
  }
}

/** Attached, not created in place: that would wait for every reader, and every reader for it. */
async function makePartition(db: Db, month: number): Promise<boolean> {
  const name = nameOf(month);
  if (await isThere(db, name)) return true;
  await db.raw('create table ?? (like analytics_views including all)', [name]);
  await db.raw(
    `alter table analytics_views attach partition ?? for values from (${startOf(month)}) to (${startOf(month + 1)})`,
    [name],
  );
  return false;
}

async function isThere(db: Db, name: string): Promise<boolean> {
  const [found] = await rowsOf<{ name: string | null }>(db, 'select to_regclass(?)::text as name', [
    name,
  ]);
  return Boolean(found?.name);
}

/** The names of partitions that ended before a moment, oldest first. None on SQLite. */
export async function partitionsBefore(db: Db, beforeMs: number): Promise<string[]> {
  if (!isPostgres(db)) return [];
  const tables: { name: string }[] = await db('pg_inherits')
    .join('pg_class', 'pg_class.oid', 'pg_inherits.inhrelid')
    .whereRaw(`inhparent = 'analytics_views'::regclass`)
    .orderBy('relname')
    .select({ name: 'relname' });
  return tables
    .map(({ name }) => name)
    .filter((name) => {
      const [year = 0, month = 0] = name.split('_').slice(-2).map(Number);
      return startOf(year * 12 + month) <= eventAt(beforeMs);
    });
}

/**
 * Drops a partition with everything in it and returns how many views that were. One that holds made-up
 * views stays: they could not be taken out of the sums any more. Hold the counting: of several processes that
 * come to it at once, the first drops it.
 */
export async function dropPartition(tx: Db, name: string): Promise<number> {
  if (!(await isThere(tx, name))) return 0;
  await tx.raw(`set local lock_timeout = ${DROP_PATIENCE_MS}`);
  const held = await tx(name)
    .join('analytics_sessions', 'analytics_sessions.id', `${name}.session`)
    .where('analytics_sessions.synthetic', 1)
    .first(`${name}.id`);
  if (held) return 0;
  const row = await tx(name).count({ views: '*' }).first();
  await tx.schema.dropTable(name);
  return Number(row?.views ?? 0);
}

function startOf(month: number): number {
  return eventAt(firstDayOf(month) * DAY_MS);
}

function nameOf(month: number): string {
  return `analytics_views_${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`;
}
