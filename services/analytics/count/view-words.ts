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
  const words: Word[] = KINDS.flatMap((kind) =>
    [...new Set(arrivals.map((arrival) => arrival[kind]))].map((text): Word => [kind, text]),
  );
  await book.learn(tx, words, day);
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

/** Makes what tells the numbers of a view's words; for the views of one group too. */
export function wordIdsIn(
  book: WordBook,
): (words: Pick<Arrival, (typeof KINDS)[number]>) => Pick<StoredView, (typeof KINDS)[number]> {
  const known = Object.fromEntries(
    KINDS.map((kind) => [kind, new Map<string | null, number | null>()]),
  );
  function idOf(kind: WordKind, text: string | null): number | null {
    const remembered = known[kind]?.get(text);
    if (remembered !== undefined) return remembered;
    const { id } = book.word(kind, text);
    known[kind]?.set(text, id);
    return id;
  }
  return ({ place, referrer, agent, country }) => ({
    place: idOf('place', place) ?? 0,
    referrer: idOf('referrer', referrer),
    agent: idOf('agent', agent),
    country: idOf('country', country),
  });
}
