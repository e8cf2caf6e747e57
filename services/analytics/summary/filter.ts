import type { WordFilter } from '../../../db/analytics/read/views';
import { termsOfKind, type ViewWord } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import type { SummaryQuery } from '../../contracts/summary-query';
import { readingOf, type Said } from '../words/reading';
import { referrerWords } from '../words/referrer';

/**
 * Which words a filter is about, what they must say, and where they stand: what led somebody here is told
 * by the first view of a visit, and is true of all of it.
 */
const FILTERS = [
  { name: 'path', word: 'place', of: 'place', kinds: ['page'] },
  { name: 'hub', word: 'place', of: 'place', kinds: ['hub'] },
  { name: 'campaign', word: 'place', of: 'visit_place', kinds: ['campaign'] },
  { name: 'referrer', word: 'referrer', of: 'visit_referrer', kinds: ['referrer', 'source'] },
  { name: 'device', word: 'agent', of: 'agent', kinds: ['device'] },
  { name: 'browser', word: 'agent', of: 'agent', kinds: ['browser'] },
  { name: 'system', word: 'agent', of: 'agent', kinds: ['system'] },
  { name: 'country', word: 'country', of: 'country', kinds: ['country'] },
] as const satisfies readonly {
  name: keyof SummaryQuery;
  word: ViewWord;
  of: keyof WordFilter;
  kinds: readonly Said['kind'][];
}[];

/** The words that views, or their visits, may have for a query's filters to hold, or not to; undefined without any. */
export async function filterOf(
  db: Db,
  query: Pick<SummaryQuery, (typeof FILTERS)[number]['name'] | 'not'>,
): Promise<WordFilter | undefined> {
  const filter: WordFilter = {};
  for (const { name, word, of: column, kinds } of FILTERS) {
    const given = query[name];
    if (given === undefined) continue;
    // A whole address is as good as its host, which lists show.
    const wanted = name === 'referrer' ? referrerWords(given).referrer : given;
    const says = (text: string | null) =>
      readingOf(word, text).some(
        (said) => kinds.some((kind) => kind === said.kind) && said.text === wanted,
      );
    const fits = (text: string | null) => says(text) !== query.not.includes(name);
    const ids = (await termsOfKind(db, word)).filter(({ text }) => fits(text)).map(({ id }) => id);
    const found = new Set(word !== 'place' && fits(null) ? [...ids, null] : ids);
    filter[column] = filter[column]?.filter((id) => found.has(id)) ?? [...found];
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}
