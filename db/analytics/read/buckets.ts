import type { Db } from '../../connect';
import { DIMENSIONS, EVERYONE, HOURS, LEVELS } from '../codes';
import { jsonRows, rowsOf } from '../json-rows';
import type { Counts } from '../store/rollups';

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
  openDay: number,
): Promise<BucketCounts[]> {
  const counts = await sumBuckets(db, level, buckets, openDay);
  const given = unitsOf(db, buckets);
  // Stretch by stretch: all at once, SQLite would sort what it finds before it adds it up.
  const sessionsWhere = (rule: string) =>
    `(select sum(r.sessions) from units ${given.join} analytics_returns r
        on r.level = ${LEVELS[level]} and r.start = buckets.first + units.n and r.${rule}
      where buckets.first + units.n < buckets.past)`;
  const rows = await rowsOf<{ index: number; present: number | null; again: number | null }>(
    db,
    `${given.with} select buckets.place as "index", ${sessionsWhere(`previous = ${EVERYONE}`)} as present,
       ${sessionsWhere('previous >= buckets.first')} as again from buckets`,
    given.parameters,
  );
  // Who was there earlier in the same stretch has been counted there.
  const sessions = new Map(
    rows.map(({ index, present, again }) => [index, (present ?? 0) - (again ?? 0)]),
  );
  return counts.map((row) => ({ ...row, sessions: sessions.get(row.index) ?? 0 }));
}

/** What can be added up of stretches made of whole hours or days. Those without views are left out. */
export async function sumBuckets(
  db: Db,
  level: 'hour' | 'day',
  buckets: readonly Bucket[],
  openDay: number,
): Promise<BucketSums[]> {
  if (level === 'hour') return sumUnits(db, level, buckets);
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
  const some = buckets.filter(({ from, to }) => from < to);
  if (some.length === 0) return [];
  const given = bucketsOf(db, some);
  return rowsOf(
    db,
    `with ${given.buckets} select buckets.place as "index", sum(r.views) as views,
       sum(r.visits) as visits, sum(r.duration_ms) as duration_ms
     from buckets ${given.join} analytics_rollups r on r.level = ${LEVELS[level]}
       and r.dimension = ${DIMENSIONS.all} and r.start >= buckets.first and r.start < buckets.past
     group by 1`,
    given.parameters,
  );
}

/** A relation of stretches, as integers: taken out of JSON once and not for each of their rows. */
function bucketsOf(db: Db, buckets: readonly Bucket[]) {
  const given = jsonRows(db, ['bigint', 'bigint', 'bigint']);
  const columns = given.columns.map((column) => `cast(${column} as bigint)`);
  return {
    buckets: `buckets(place, first, past) as materialized (select ${columns.join()} from ${given.from})`,
    join: given.join,
    parameters: [JSON.stringify(buckets.map((bucket) => [bucket.index, bucket.from, bucket.to]))],
  };
}

/**
 * Relations of stretches, and of the hours or days within one, for a query that begins with `with`. They
 * are told apart in the database: as JSON the hours of a year would take longer to read than their sums.
 */
function unitsOf(db: Db, buckets: readonly Bucket[]) {
  const given = bucketsOf(db, buckets);
  const longest = Math.max(1, ...buckets.map((bucket) => bucket.to - bucket.from));
  return {
    with: `with recursive ${given.buckets},
      units(n) as (select 0 union all select n + 1 from units where n + 1 < ${longest})`,
    join: given.join,
    parameters: given.parameters,
  };
}
