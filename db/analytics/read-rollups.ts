import type { Db } from '../connect';
import { firstOpenDay } from './close-days';
import { DIMENSIONS, EVERYONE, HOURS, LEVELS } from './codes';
import { jsonRows, rowsOf } from './json-rows';
import type { Counts } from './rollups';

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

const SUMS = `sum(views) as views, sum(visits) as visits, sum(bounces) as bounces,
  sum(duration_ms) as duration_ms`;

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
       select dimension, value, ${SUMS} from (${stretches.map(() => part).join(' union all ')}) parts
       group by dimension, value) s
     left join analytics_terms t on t.id = s.value
       and s.dimension not in (${DIMENSIONS.all}, ${DIMENSIONS.visibleTime})`,
    stretches.flatMap(({ level, from, to }) => [LEVELS[level], from, to]),
  );
}

/** What became of the events received on these days: events by the numbers of `OUTCOMES`. */
export async function sumOutcomes(
  db: Db,
  fromDay: number,
  toDay: number,
): Promise<{ value: number; events: number }[]> {
  const openDay = await firstOpenDay(db);
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

/** One stretch of a series: its place in it, and the hours or days it is made of. */
export interface Bucket {
  index: number;
  from: number;
  to: number;
}

/** The figures of one stretch of a series but its sessions. */
export type BucketSums = Omit<Counts, 'bounces'> & { index: number };

/** The figures of one stretch of a series. */
export interface BucketCounts extends BucketSums {
  sessions: number;
}

/** The figures of stretches made of whole hours or days. Those without views are left out. */
export async function bucketRollups(
  db: Db,
  level: 'hour' | 'day',
  buckets: readonly Bucket[],
): Promise<BucketCounts[]> {
  const counts = await sumBuckets(db, level, buckets);
  const given = unitsOf(db, buckets);
  const sessionsWhere = (rule: string) =>
    rowsOf<{ index: number; sessions: number }>(
      db,
      `${given.with} select ${given.index} as "index", sum(r.sessions) as sessions
       from ${given.from} ${given.join} analytics_returns r
         on r.level = ${LEVELS[level]} and r.start = ${given.unit} and r.${rule}
       where ${given.rule} group by 1`,
      given.parameters,
    );
  const present = await sessionsWhere(`previous = ${EVERYONE}`);
  // Who was there earlier in the same stretch has been counted there.
  const again = await sessionsWhere(`previous >= ${given.first}`);
  const repeats = new Map(again.map((row) => [row.index, row.sessions]));
  const sessions = new Map(present.map((row) => [row.index, row.sessions]));
  return counts.map((row) => ({
    ...row,
    sessions: (sessions.get(row.index) ?? 0) - (repeats.get(row.index) ?? 0),
  }));
}

/** What can be added up of stretches made of whole hours or days. Those without views are left out. */
export async function sumBuckets(
  db: Db,
  level: 'hour' | 'day',
  buckets: readonly Bucket[],
): Promise<BucketSums[]> {
  if (level === 'hour') return sumUnits(db, level, buckets);
  const openDay = await firstOpenDay(db);
  const over = buckets.map((bucket) => ({ ...bucket, to: Math.min(bucket.to, openDay) }));
  const open = buckets.map(({ index, from, to }) => ({
    index,
    from: Math.max(from, openDay) * HOURS,
    to: to * HOURS,
  }));
  const parts = [...(await sumUnits(db, 'day', over)), ...(await sumUnits(db, 'hour', open))];
  const sums = new Map<number, BucketSums>();
  for (const part of parts) {
    const sum = sums.get(part.index);
    sums.set(part.index, {
      index: part.index,
      views: part.views + (sum?.views ?? 0),
      visits: part.visits + (sum?.visits ?? 0),
      duration_ms: part.duration_ms + (sum?.duration_ms ?? 0),
    });
  }
  return [...sums.values()];
}

async function sumUnits(
  db: Db,
  level: 'hour' | 'day',
  buckets: readonly Bucket[],
): Promise<BucketSums[]> {
  const given = unitsOf(
    db,
    buckets.filter(({ from, to }) => from < to),
  );
  return rowsOf(
    db,
    `${given.with} select ${given.index} as "index", sum(r.views) as views, sum(r.visits) as visits,
       sum(r.duration_ms) as duration_ms
     from ${given.from} ${given.join} analytics_rollups r
       on r.level = ${LEVELS[level]} and r.dimension = ${DIMENSIONS.all} and r.start = ${given.unit}
     where ${given.rule} group by 1`,
    given.parameters,
  );
}

/**
 * A relation of the hours or days that stretches are made of, for a query that begins with `with`. They
 * are told apart in the database: as JSON the hours of a year would take longer to read than their sums.
 */
function unitsOf(db: Db, buckets: readonly Bucket[]) {
  const given = jsonRows(db, ['bigint', 'bigint', 'bigint']);
  const [index, from, to] = given.columns;
  const integer = (value: string | undefined) => `cast(${value} as bigint)`;
  const longest = Math.max(1, ...buckets.map((bucket) => bucket.to - bucket.from));
  return {
    with: `with recursive buckets(place, first, past) as materialized (
        select ${integer(index)}, ${integer(from)}, ${integer(to)} from ${given.from}),
      units(n) as (select 0 union all select n + 1 from units where n + 1 < ${longest})`,
    from: `buckets ${given.join} units${given.join === 'join' ? ' on true' : ''}`,
    join: given.join,
    index: 'buckets.place',
    first: 'buckets.first',
    unit: '(buckets.first + units.n)',
    rule: 'buckets.first + units.n < buckets.past',
    parameters: [JSON.stringify(buckets.map((bucket) => [bucket.index, bucket.from, bucket.to]))],
  };
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
