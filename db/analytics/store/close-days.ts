import type { Db } from '../../connect';
import { DIMENSIONS, firstDayOf, HOURS, LEVELS, monthOfDay } from '../codes';
import { jsonColumn, jsonRows, rowsOf } from '../json-rows';
import { COUNTS } from './rollups';
import { noteViewsChanged } from './views-epoch';

/**
 * A day with fewer views keeps no sums of its hours by page, referrer and so on once it is over: its views
 * are read as fast, and those sums would take more room than the views.
 */
const BUSY_VIEWS = 5_000;

const ALL_DIMENSIONS = Object.values(DIMENSIONS);
/** Whatever was received on a day, it has one of these. */
const MARKS = [DIMENSIONS.all, DIMENSIONS.outcome];
const DETAILS = ALL_DIMENSIONS.filter((dimension) => dimension !== DIMENSIONS.all);
const SUMS = COUNTS.map((count) => `sum(${count})`).join();
const NOT_NOTHING = COUNTS.map((count) => `sum(${count}) <> 0`).join(' or ');

/** SQL of the last hour or day with sums, -1 without any. */
const latest = (level: keyof typeof LEVELS, rule = '') =>
  `(select coalesce(max(start), -1) from (${MARKS.map(
    (mark) => `select max(start) as start from analytics_rollups
      where level = ${LEVELS[level]} and dimension = ${mark} ${rule}`,
  ).join(' union all ')}) latest)`;

/**
 * SQL of the first day of UTC that is open: the one after the last that has sums of its own. What is
 * counted of it stands in sums of hours alone, so that a view changes few of them.
 */
export const OPEN_DAY = `(${latest('day')} + 1)`;
/** SQL of the last hour with sums before the one that is its parameter, twice; -1 without any. */
export const LAST_HOUR_BEFORE = latest('hour', 'and start < ?');

/** The first day that is open. */
export async function firstOpenDay(db: Db): Promise<number> {
  const [row] = await rowsOf<{ day: number }>(db, `select ${OPEN_DAY} as day`, []);
  return row?.day ?? 0;
}

/** Which of these days that are over still have sums of their hours by everything that is counted by. */
export async function daysWithHours(db: Db, days: readonly number[]): Promise<Set<number>> {
  if (days.length === 0) return new Set();
  const given = jsonRows(db, ['bigint']);
  const [day] = given.columns;
  const rows = await rowsOf<{ day: number }>(
    db,
    `select ${day} as day from ${given.from} where exists (
       select 1 from analytics_rollups where level = ${LEVELS.hour} and dimension = ${DIMENSIONS.page}
       and start >= ${day} * ${HOURS} and start < ${day} * ${HOURS} + ${HOURS})`,
    [jsonColumn(days)],
  );
  return new Set(rows.map((row) => row.day));
}

/**
 * Adds the sums of days that are over to days and months: the first that is open to the one before `to`.
 * Of those with at least `busyViews` views all sums of hours stay.
 */
export async function closeDays(
  tx: Db,
  openDay: number,
  to: number,
  busyViews = BUSY_VIEWS,
): Promise<void> {
  const [first] = await rowsOf<{ hour: number | null }>(
    tx,
    `select min(start) as hour from analytics_rollups
     where level = ${LEVELS.hour} and dimension in (${MARKS.join()}) and start >= ? and start < ?`,
    [openDay * HOURS, to * HOURS],
  );
  if (first?.hour == null) return;
  noteViewsChanged();
  const from = Math.floor(first.hour / HOURS);
  await addUp(tx, LEVELS.day, `start / ${HOURS}`, from, to);
  for (let month = monthOfDay(from); month <= monthOfDay(to - 1); month += 1) {
    const [begin, end] = [firstDayOf(month), firstDayOf(month + 1)];
    await addUp(tx, LEVELS.month, `${month}`, Math.max(from, begin), Math.min(to, end));
  }
  await tx.raw(
    `delete from analytics_rollups
     where level = ${LEVELS.hour} and dimension in (${DETAILS.join()}) and start >= ? and start < ?
       and start / ${HOURS} not in (
         select start from analytics_rollups where level = ${LEVELS.day} and dimension = ${DIMENSIONS.all}
         and start >= ? and start < ? and views >= ?)`,
    [from * HOURS, to * HOURS, from, to, busyViews],
  );
}

/** @param start SQL of the day or month that an hour belongs to */
function addUp(tx: Db, level: number, start: string, from: number, to: number) {
  return tx.raw(
    `insert into analytics_rollups (level, dimension, start, value, ${COUNTS.join()})
     select ${level}, dimension, longer, value, ${SUMS} from (
       select dimension, ${start} as longer, value, ${COUNTS.join()} from analytics_rollups
       where level = ${LEVELS.hour} and dimension in (${ALL_DIMENSIONS.join()}) and start >= ? and start < ?) hours
     group by dimension, longer, value having ${NOT_NOTHING}
     on conflict (level, dimension, start, value) do update
     set ${COUNTS.map((count) => `${count} = analytics_rollups.${count} + excluded.${count}`).join()}`,
    [from * HOURS, to * HOURS],
  );
}
