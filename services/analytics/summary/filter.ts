import type { WordFilter } from '../../../db/analytics/read/views';
import { termsOfKind, type ViewWord } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import type { SummaryQuery } from '../../contracts/summary-query';
import { readingOf, type Said } from '../words/reading';

/** Which words a filter is about, and what they must say. */
const FILTERS = [
  { name: 'path', word: 'place', kinds: ['page'] },
  { name: 'hub', word: 'place', kinds: ['hub'] },
  { name: 'campaign', word: 'place', kinds: ['campaign'] },
  { name: 'referrer', word: 'referrer', kinds: ['referrer', 'source'] },
  { name: 'device', word: 'agent', kinds: ['device'] },
  { name: 'browser', word: 'agent', kinds: ['browser'] },
  { name: 'system', word: 'agent', kinds: ['system'] },
  { name: 'country', word: 'country', kinds: ['country'] },
] as const satisfies readonly {
  name: keyof SummaryQuery;
  word: ViewWord;
  kinds: readonly Said['kind'][];
}[];

/** The words that views must have for a query's filters; undefined without any. */
export async function filterOf(
  db: Db,
  query: Pick<SummaryQuery, (typeof FILTERS)[number]['name']>,
): Promise<WordFilter | undefined> {
  const filter: WordFilter = {};
  for (const { name, word, kinds } of FILTERS) {
    const wanted = query[name];
    if (wanted === undefined) continue;
    const says = (text: string | null) =>
      readingOf(word, text).some(
        (said) => kinds.some((kind) => kind === said.kind) && said.text === wanted,
      );
    const ids = (await termsOfKind(db, word)).filter(({ text }) => says(text)).map(({ id }) => id);
    const found = word !== 'place' && says(null) ? [...ids, null] : ids;
    filter[word] = filter[word]?.filter((id) => found.includes(id)) ?? found;
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}
