import type { Db } from '../../connect';
import { DIMENSIONS, HOURS, LEVELS } from '../codes';
import { jsonColumn, jsonRows, rowsOf } from '../json-rows';
import { OPEN_DAY } from './close-days';
import { noteViewsChanged } from './views-epoch';

/** What has a number that is no word's. */
const NO_WORDS = [DIMENSIONS.all, DIMENSIONS.visibleTime, DIMENSIONS.outcome].join();

/** Columns of a view that hold the number of a word. */
const WORDS = ['place', 'referrer', 'agent', 'country', 'visit_place', 'visit_referrer'];

/** Views that are looked through at once: nobody waits long for it. */
const SLICE_VIEWS = 5_000;

interface Said {
  term: number | null;
}

/** SQL of the number of the latest removal of words, 0 before the first. */
export const LATEST_TERM_SWEEP = '(select coalesce(max(id), 0) from analytics_term_sweeps)';

/** Its value. Who remembers the numbers of words under another one must ask for them again. */
export async function latestTermSweep(db: Db): Promise<number> {
  const [row] = await rowsOf<{ sweep: number }>(db, `select ${LATEST_TERM_SWEEP} as sweep`, []);
  return row?.sweep ?? 0;
}

/** The numbers of the words that were first said before a day of UTC, counted since 1970. */
export async function termsBefore(db: Db, day: number): Promise<number[]> {
  return db('analytics_terms').where('since_day', '<', day).pluck('id');
}

/** The numbers of the words that a sum is about. What is closed stands in the months, the rest in hours. */
export async function termsOfSums(db: Db): Promise<number[]> {
  const rows = await rowsOf<Said>(
    db,
    `select distinct value as term from analytics_rollups
     where dimension not in (${NO_WORDS})
       and (level = ${LEVELS.month} or (level = ${LEVELS.hour} and start >= ${OPEN_DAY} * ${HOURS}))`,
    [],
  );
  return numbersOf(rows);
}

/** The words of the next views after an event, and the last of these; undefined where there are none. */
export async function nextTermsOfViews(
  db: Db,
  after: number,
  limit = SLICE_VIEWS,
): Promise<{ terms: number[]; last: number } | undefined> {
  const [end] = await rowsOf<{ last: number | null }>(
    db,
    `select max(id) as last from (select id from analytics_views where id > ? order by id limit ?) slice`,
    [after, limit],
  );
  if (end?.last == null) return undefined;
  const rows = await rowsOf<Said>(
    db,
    `with alike as (select distinct ${WORDS.join()} from analytics_views where id > ? and id <= ?)
     ${WORDS.map((word) => `select ${word} as term from alike`).join(' union ')}`,
    [after, end.last],
  );
  return { terms: numbersOf(rows), last: end.last };
}

/** Removes words. Hold the counting, and be sure that nothing says them any more. */
export async function deleteTerms(tx: Db, ids: readonly number[]): Promise<void> {
  noteViewsChanged();
  const given = jsonRows(tx, ['bigint']);
  await tx.raw(
    `delete from analytics_terms where id in (select ${given.columns[0]} from ${given.from})`,
    [jsonColumn(ids)],
  );
  await tx('analytics_term_sweeps').insert({});
  await tx.raw(`delete from analytics_term_sweeps where id < ${LATEST_TERM_SWEEP}`);
}

/** The columns hold none, 0 for what is not known, or the number of a word. */
function numbersOf(rows: readonly Said[]): number[] {
  return rows.flatMap(({ term }) => (term === null || term === 0 ? [] : [term]));
}
