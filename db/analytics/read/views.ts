import type { Db } from '../../connect';
import { eventAt, timeSql, VISIT_GAP_MS } from '../codes';
import { jsonColumn, jsonRows, rowsOf } from '../json-rows';
import { type Counts, SUMS_OF_COUNTS } from '../store/rollups';
import { VIEW_WORDS, type ViewWord } from '../terms';
import { classSql } from '../visible-time';
import type { BucketCounts, BucketSums } from './buckets';

/** Views of a time, in milliseconds since 1970: `from` included, `to` not. */
export interface Span {
  from: number;
  to: number;
}

/** What views are chosen by: words of their own, and of the first view of their visit. */
const CHOSEN_BY = [...VIEW_WORDS, 'visit_place', 'visit_referrer'] as const;

/** Ids of the words that a view may have, null for none. A word that is left out may be anything. */
export type WordFilter = Partial<Record<(typeof CHOSEN_BY)[number], readonly (number | null)[]>>;

const BEGINS = `(v.gap_ms is null or v.gap_ms > ${VISIT_GAP_MS})`;
const ENDS = `(v.next_ms is null or v.next_ms > ${VISIT_GAP_MS})`;

interface Condition {
  sql: string;
  parameters: (number | string)[];
}

function matching(db: Db, filter: WordFilter): Condition {
  const parts = CHOSEN_BY.flatMap((word): Condition[] => {
    const ids = filter[word];
    if (!ids) return [];
    const given = jsonRows(db, ['bigint'], 'wanted');
    const list = `v.${word} in (select ${given.columns[0]} from ${given.from})`;
    const known = ids.filter((id) => id !== null);
    return [
      {
        sql: ids.includes(null) ? `(v.${word} is null or ${list})` : list,
        parameters: [jsonColumn(known)],
      },
    ];
  });
  return {
    sql: parts.map(({ sql }) => ` and ${sql}`).join(''),
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}

/** A sum of the views that share a word, or a class of visible times, which has a number instead. */
export interface WordSum extends Counts {
  word: ViewWord | 'visibleTime';
  text: string | null;
  value: number | null;
  /** Those of the views that were the last of their visit. */
  exits: number;
}

/** The sums of every word of the views of some times that do not overlap, and of how long they were seen. */
export async function sumByWords(
  db: Db,
  spans: readonly Span[],
  filter: WordFilter = {},
): Promise<WordSum[]> {
  if (spans.length === 0) return [];
  const rule = matching(db, filter);
  const part = `select ${VIEW_WORDS.join()}, duration_ms, ${BEGINS} as begins, ${ENDS} as ends
    from analytics_views v where v.id >= ? and v.id < ?${rule.sql}`;
  const words = VIEW_WORDS.map(
    (word) =>
      `select '${word}' as word, ${word} as value, ${SUMS_OF_COUNTS}, sum(exits) as exits from alike group by ${word}`,
  );
  // With a filter there may be millions, too many to be set aside; of views that are alike there are few.
  const isFew = Object.keys(filter).length === 0;
  return rowsOf(
    db,
    `with seen as ${isFew ? '' : 'not'} materialized (${spans.map(() => part).join(' union all ')}),
     alike as materialized (select ${VIEW_WORDS.join()}, count(*) as views,
       sum(case when begins then 1 else 0 end) as visits,
       sum(case when begins and ends then 1 else 0 end) as bounces,
       sum(duration_ms) as duration_ms, sum(case when ends then 1 else 0 end) as exits
       from seen group by ${VIEW_WORDS.join()})
     select s.*, t.text from (${words.join(' union all ')}
       union all select 'visibleTime', time_class, count(*), 0, 0, 0, 0
       from (select ${classSql('duration_ms')} as time_class from seen where duration_ms > 0) timed
       group by time_class) s
     left join analytics_terms t on t.id = s.value and s.word <> 'visibleTime'`,
    spans.flatMap(({ from, to }) => [eventAt(from), eventAt(to), ...rule.parameters]),
  );
}

/** What can be added up of the views of stretches of a series. Those without are left out. */
export async function sumViews(
  db: Db,
  spans: readonly (Span & { index: number })[],
): Promise<BucketSums[]> {
  if (spans.length === 0) return [];
  const given = jsonRows(db, ['bigint', 'bigint', 'bigint']);
  const [index, from, to] = given.columns;
  return rowsOf(
    db,
    `select ${index} as "index", count(*) as views,
       sum(case when ${BEGINS} then 1 else 0 end) as visits, sum(v.duration_ms) as duration_ms
     from ${given.from} ${given.join} analytics_views v on v.id >= ${from} and v.id < ${to}
     group by 1`,
    [JSON.stringify(spans.map((span) => [span.index, eventAt(span.from), eventAt(span.to)]))],
  );
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

const AT = timeSql('v.id');

/** Sessions of some times by their first view since `sinceMs`; and the views whose next one is in `next`. */
export async function countFirst(
  db: Db,
  spans: readonly Span[],
  sinceMs: number,
  next: Span,
): Promise<{ first: number; later: number }> {
  if (spans.length === 0) return { first: 0, later: 0 };
  const part = `select case when v.gap_ms is null or ${AT} - v.gap_ms < ? then 1 else 0 end as first,
      case when ${AT} + v.next_ms >= ? and ${AT} + v.next_ms < ? then 1 else 0 end as later
    from analytics_views v where v.id >= ? and v.id < ?`;
  const [row] = await rowsOf<{ first: number | null; later: number | null }>(
    db,
    `select sum(first) as first, sum(later) as later from (${spans.map(() => part).join(' union all ')}) parts`,
    spans.flatMap(({ from, to }) => [sinceMs, next.from, next.to, eventAt(from), eventAt(to)]),
  );
  return { first: row?.first ?? 0, later: row?.later ?? 0 };
}

/** Views of a time whose session has its next one in another. */
export async function countGoingOn(db: Db, { from, to }: Span, next: Span): Promise<number> {
  const [row] = await rowsOf<{ views: number }>(
    db,
    `select count(*) as views from analytics_views v where v.id >= ? and v.id < ?
       and ${AT} + v.next_ms >= ? and ${AT} + v.next_ms < ?`,
    [eventAt(from), eventAt(to), next.from, next.to],
  );
  return row?.views ?? 0;
}

/** Whether there is traffic that was made up for a demonstration, from a moment on and, if told, before another. */
export async function hasSynthetic(db: Db, from: number, to?: number): Promise<boolean> {
  // a look into a small index, after which most databases have nothing to read
  const later = await db('analytics_sessions')
    .where('synthetic', 1)
    .where('last_event', '>=', eventAt(from))
    .first('id');
  if (!later || to === undefined) return later !== undefined;
  const found = await db('analytics_views')
    .join('analytics_sessions', 'analytics_sessions.id', 'analytics_views.session')
    .where('analytics_sessions.synthetic', 1)
    .where('analytics_views.id', '>=', eventAt(from))
    .where('analytics_views.id', '<', eventAt(to))
    .first('analytics_views.id');
  return found !== undefined;
}
