import type { Db } from '../connect';
import { DIMENSIONS, eventAt, timeOf, VISIT_GAP_MS } from './codes';
import { jsonRows, rowsOf } from './json-rows';
import type { BucketCounts, Sum } from './read-rollups';
import type { Counts } from './rollups';
import { classSql } from './visible-time';

/** The words that a view itself holds. */
export const VIEW_WORDS = ['place', 'referrer', 'agent', 'country'] as const;
/** One of `VIEW_WORDS`. */
export type ViewWord = (typeof VIEW_WORDS)[number];

/** Views of a time, in milliseconds since 1970: `from` included, `to` not. */
export interface Span {
  from: number;
  to: number;
}

/** Ids of the words that a view may have, null for none. A word that is left out may be anything. */
export type WordFilter = Partial<Record<ViewWord, readonly (number | null)[]>>;

const BEGINS = `(v.gap_ms is null or v.gap_ms > ${VISIT_GAP_MS})`;
const IS_LONE = `(v.next_ms is null or v.next_ms > ${VISIT_GAP_MS})`;
const SUMS = `count(*) as views, sum(case when ${BEGINS} then 1 else 0 end) as visits,
  sum(case when ${BEGINS} and ${IS_LONE} then 1 else 0 end) as bounces,
  sum(v.duration_ms) as duration_ms`;

interface Condition {
  sql: string;
  parameters: (number | string)[];
}

function matching(db: Db, filter: WordFilter): Condition {
  const parts = VIEW_WORDS.flatMap((word): Condition[] => {
    const ids = filter[word];
    if (!ids) return [];
    const given = jsonRows(db, ['bigint'], 'wanted');
    const list = `v.${word} in (select ${given.columns[0]} from ${given.from})`;
    const known = ids.filter((id) => id !== null);
    return [
      {
        sql: ids.includes(null) ? `(v.${word} is null or ${list})` : list,
        parameters: [JSON.stringify(known.map((id) => [id]))],
      },
    ];
  });
  return {
    sql: parts.map(({ sql }) => ` and ${sql}`).join(''),
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}

/** The sums of one word of the views of a time. */
export async function sumByWord(
  db: Db,
  word: ViewWord,
  { from, to }: Span,
  filter: WordFilter = {},
): Promise<(Counts & { text: string | null })[]> {
  const rule = matching(db, filter);
  return rowsOf(
    db,
    `select t.text, s.views, s.visits, s.bounces, s.duration_ms from (
       select v.${word} as word, ${SUMS} from analytics_views v
       where v.id >= ? and v.id < ?${rule.sql} group by v.${word}) s
     left join analytics_terms t on t.id = s.word`,
    [eventAt(from), eventAt(to), ...rule.parameters],
  );
}

/** How many views of a time were in sight how long. */
export async function sumVisibleTimes(
  db: Db,
  { from, to }: Span,
  filter: WordFilter = {},
): Promise<Sum[]> {
  const rule = matching(db, filter);
  const rows = await rowsOf<{ value: number; views: number }>(
    db,
    `select ${classSql('v.duration_ms')} as value, count(*) as views from analytics_views v
     where v.id >= ? and v.id < ? and v.duration_ms > 0${rule.sql} group by 1`,
    [eventAt(from), eventAt(to), ...rule.parameters],
  );
  const nothing = { visits: 0, bounces: 0, duration_ms: 0, text: null };
  return rows.map((row) => ({ dimension: DIMENSIONS.visibleTime, ...nothing, ...row }));
}

/** The figures of stretches of a series, counted from the views. Those without are left out. */
export async function bucketViews(
  db: Db,
  spans: readonly Span[],
  filter: WordFilter = {},
): Promise<BucketCounts[]> {
  const given = jsonRows(db, ['bigint', 'bigint', 'bigint']);
  const [index, from, to] = given.columns;
  const rule = matching(db, filter);
  return rowsOf(
    db,
    `select ${index} as "index", count(*) as views,
       sum(case when ${BEGINS} then 1 else 0 end) as visits, sum(v.duration_ms) as duration_ms,
       count(distinct v.session) as sessions
     from ${given.from} ${given.join} analytics_views v on v.id >= ${from} and v.id < ${to}${rule.sql}
     group by 1`,
    [
      JSON.stringify(spans.map((span, n) => [n, eventAt(span.from), eventAt(span.to)])),
      ...rule.parameters,
    ],
  );
}

/** How many different sessions have a view in a time. */
export async function countSessions(db: Db, span: Span, filter: WordFilter = {}): Promise<number> {
  const rule = matching(db, filter);
  const [row] = await rowsOf<{ sessions: number }>(
    db,
    `select count(distinct v.session) as sessions from analytics_views v
     where v.id >= ? and v.id < ?${rule.sql}`,
    [eventAt(span.from), eventAt(span.to), ...rule.parameters],
  );
  return row?.sessions ?? 0;
}

/** Sessions of a time by their first view since `sinceMs`; and the views whose next one is in `next`. */
export async function countFirst(
  db: Db,
  { from, to }: Span,
  sinceMs: number,
  next: Span = { from: 0, to: 0 },
): Promise<{ first: number; later: number }> {
  const at = '(v.id >> 11)';
  const [row] = await rowsOf<{ first: number | null; later: number | null }>(
    db,
    `select sum(case when v.gap_ms is null or ${at} - v.gap_ms < ? then 1 else 0 end) as first,
       sum(case when ${at} + v.next_ms >= ? and ${at} + v.next_ms < ? then 1 else 0 end) as later
     from analytics_views v where v.id >= ? and v.id < ?`,
    [sinceMs, next.from, next.to, eventAt(from), eventAt(to)],
  );
  return { first: row?.first ?? 0, later: row?.later ?? 0 };
}

/** When the first view that is still there happened; infinitely late without any. */
export async function firstViewAt(db: Db): Promise<number> {
  const [row] = await rowsOf<{ first: number | null }>(
    db,
    'select min(id) as first from analytics_views',
    [],
  );
  return row?.first == null ? Number.POSITIVE_INFINITY : timeOf(row.first);
}

/** Whether there is traffic that was made up for a demonstration, from a moment on. */
export async function hasSynthetic(db: Db, fromMs: number): Promise<boolean> {
  const found = await db('analytics_sessions')
    .where('synthetic', 1)
    .where('last_event', '>=', eventAt(fromMs))
    .first('id');
  return found !== undefined;
}
