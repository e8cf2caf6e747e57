import type { StoredView } from '../../../db/analytics/views';
import type { Db } from '../../../db/connect';
import type { Word, WordKind } from '../words/reading';
import type { WordBook } from '../words/word-book';
import type { Arrival } from './count-arrivals';
import type { Value } from './ledger';

const KINDS = ['place', 'referrer', 'agent', 'country'] as const satisfies readonly WordKind[];

/** Learns every word that counting these views will ask for. */
export async function learnWords(
  tx: Db,
  book: WordBook,
  arrivals: readonly Arrival[],
  stored: readonly StoredView[],
  day: number,
): Promise<void> {
  const words = new Map<string, Word>();
  for (const arrival of arrivals) {
    for (const kind of KINDS) words.set(`${kind}\n${arrival[kind] ?? ''}`, [kind, arrival[kind]]);
  }
  await book.learn(tx, [...words.values()], day);
  const ids = stored.flatMap((view) => KINDS.map((kind) => [kind, view[kind]] as const));
  await book.learnById(tx, ids, day);
}

/**
 * Makes what tells everything a stored view is counted by. For the views of one group, since most of
 * them share their words with others.
 */
export function valuesIn(book: WordBook): (view: StoredView) => readonly Value[] {
  const known = new Map<string, readonly Value[]>();
  return (view) => {
    const key = `${view.place} ${view.referrer} ${view.agent} ${view.country}`;
    let values = known.get(key);
    if (!values) {
      values = KINDS.flatMap((kind) => book.byId(kind, view[kind]).values);
      known.set(key, values);
    }
    return values;
  };
}

/** The numbers of a view's words. */
export function wordIds(
  book: WordBook,
  { place, referrer, agent, country }: Pick<Arrival, (typeof KINDS)[number]>,
): Pick<StoredView, (typeof KINDS)[number]> {
  return {
    place: book.word('place', place).id ?? 0,
    referrer: book.word('referrer', referrer).id,
    agent: book.word('agent', agent).id,
    country: book.word('country', country).id,
  };
}
