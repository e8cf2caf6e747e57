import { type Db, isPostgres } from '../connect';
import { DAY_MS, eventAt, firstDayOf, monthOfDay, timeOf } from './codes';

/** Makes sure that PostgreSQL has a partition for the month of each of these events. */
export async function makePartitions(db: Db, events: readonly number[]): Promise<void> {
  if (!isPostgres(db)) return;
  const months = new Set(events.map((event) => monthOfDay(Math.floor(timeOf(event) / DAY_MS))));
  for (const month of months) {
    await db.raw(
      `create table if not exists ?? partition of analytics_views
       for values from (${startOf(month)}) to (${startOf(month + 1)})`,
      [nameOf(month)],
    );
  }
}

/** Drops the partitions that ended before a moment and hold nothing. For PostgreSQL only. */
export async function dropEmptyPartitions(db: Db, beforeMs: number): Promise<void> {
  if (!isPostgres(db)) return;
  const tables: { name: string }[] = await db('pg_inherits')
    .join('pg_class', 'pg_class.oid', 'pg_inherits.inhrelid')
    .whereRaw(`inhparent = 'analytics_views'::regclass`)
    .select({ name: 'relname' });
  for (const { name } of tables) {
    const [year = 0, month = 0] = name.split('_').slice(-2).map(Number);
    const isOver = startOf(year * 12 + month) <= eventAt(beforeMs);
    if (isOver && !(await db(name).first('id'))) await db.schema.dropTable(name);
  }
}

function startOf(month: number): number {
  return eventAt(firstDayOf(month) * DAY_MS);
}

function nameOf(month: number): string {
  return `analytics_views_${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`;
}
