import type { Db } from '../../connect';
import { DIMENSIONS, EVERYONE, HOURS, LEVELS } from '../codes';
import { rowsOf } from '../json-rows';
import { type Counts, SUMS_OF_COUNTS } from '../store/rollups';

/** Whole hours, days or months: `from` included, `to` not, counted as `LEVELS` says. */
export interface Stretch {
  level: keyof typeof LEVELS;
  from: number;
  to: number;
}

/** A sum of a range, by the word or number it is about. */
export interface Sum extends Counts {
  dimension: number;
  value: number;
  /** null where the value is a number, not a word */
  text: string | null;
}

/** The sums of every dimension over stretches that do not overlap. */
export async function sumRollups(db: Db, stretches: readonly Stretch[]): Promise<Sum[]> {
  if (stretches.length === 0) return [];
  const dimensions = Object.values(DIMENSIONS)
    .filter((dimension) => dimension !== DIMENSIONS.outcome)
    .join();
  const part = `select dimension, value, views, visits, bounces, duration_ms from analytics_rollups
    where level = ? and dimension in (${dimensions}) and start >= ? and start < ?`;
  return rowsOf(
    db,
    `select s.*, t.text from (
       select dimension, value, ${SUMS_OF_COUNTS} from (${stretches.map(() => part).join(' union all ')}) parts
       group by dimension, value) s
     left join analytics_terms t on t.id = s.value
       and s.dimension not in (${DIMENSIONS.all}, ${DIMENSIONS.visibleTime})`,
    stretches.flatMap(({ level, from, to }) => [LEVELS[level], from, to]),
  );
}

/** The sums of everything together over some hours, which stay whatever is purged. */
export async function sumHours(db: Db, fromHour: number, toHour: number): Promise<Counts> {
  const [row] = await rowsOf<{ [Count in keyof Counts]: number | null }>(
    db,
    `select ${SUMS_OF_COUNTS} from analytics_rollups where level = ${LEVELS.hour}
     and dimension = ${DIMENSIONS.all} and start >= ? and start < ?`,
    [fromHour, toHour],
  );
  const { views, visits, bounces, duration_ms } = row ?? {};
  return {
    views: views ?? 0,
    visits: visits ?? 0,
    bounces: bounces ?? 0,
    duration_ms: duration_ms ?? 0,
  };
}

/** Whether views were counted in some hours, be they still there or not. */
export async function hasViewsCounted(db: Db, fromHour: number, toHour: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    `select 1 from analytics_rollups where level = ${LEVELS.hour} and dimension = ${DIMENSIONS.all}
     and start >= ? and start < ? and views > 0 limit 1`,
    [fromHour, toHour],
  );
  return rows.length > 0;
}

/** What became of the events received on these days: events by the numbers of `OUTCOMES`. */
export async function sumOutcomes(
  db: Db,
  fromDay: number,
  toDay: number,
  openDay: number,
): Promise<{ value: number; events: number }[]> {
  const part = `select value, views from analytics_rollups
    where level = ? and dimension = ${DIMENSIONS.outcome} and start >= ? and start < ?`;
  return rowsOf(
    db,
    `select value, sum(views) as events from (${part} union all ${part}) parts group by value`,
    [
      ...[LEVELS.day, fromDay, Math.min(toDay, openDay)],
      ...[LEVELS.hour, Math.max(fromDay, openDay) * HOURS, toDay * HOURS],
    ],
  );
}

/** Sessions of whole hours or days whose latest view before theirs was earlier than `before`, or never. */
export function countNewcomers(
  db: Db,
  level: 'hour' | 'day',
  units: readonly { from: number; to: number }[],
  before: number,
): Promise<number> {
  return countReturns(db, level, units, `previous < ${before} and previous > ${EVERYONE}`);
}

/** Sessions of whole days whose latest view before theirs was on a day. */
export function countSeen(
  db: Db,
  days: { from: number; to: number },
  day: number,
): Promise<number> {
  return countReturns(db, 'day', [days], `previous = ${day}`);
}

async function countReturns(
  db: Db,
  level: 'hour' | 'day',
  units: readonly { from: number; to: number }[],
  rule: string,
): Promise<number> {
  if (units.length === 0) return 0;
  const part = `select sessions from analytics_returns
    where level = ${LEVELS[level]} and start >= ? and start < ? and ${rule}`;
  const [row] = await rowsOf<{ sessions: number | null }>(
    db,
    `select sum(sessions) as sessions from (${units.map(() => part).join(' union all ')}) parts`,
    units.flatMap(({ from, to }) => [from, to]),
  );
  return row?.sessions ?? 0;
}
