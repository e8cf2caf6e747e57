import type { StoredView } from '../../../db/analytics/store/views';
import { VIEW_WORDS, type ViewWord } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import type { Word } from '../words/reading';
import type { WordBook } from '../words/word-book';
import type { Arrival } from './arrival';
import type { Value } from './sums';

/** Views that came, and views that are stored, as far as their words go. */
interface Told {
  fresh: readonly Pick<Arrival, ViewWord>[];
  stored: readonly Pick<StoredView, ViewWord>[];
}

/** Learns every word that counting these views will ask for. */
export async function learnWords(
  tx: Db,
  book: WordBook,
  { fresh, stored }: Told,
  day: number,
): Promise<void> {
  await book.learn(tx, wordsOf(fresh), day);
  await book.learnById(tx, idsOf(stored), day);
}

/** Whether that would learn nothing. */
export function knowsWords(book: WordBook, { fresh, stored }: Told): boolean {
  return VIEW_WORDS.every(
    (kind) =>
      fresh.every((view) => book.knows(kind, view[kind])) &&
      stored.every((view) => book.knowsId(kind, view[kind])),
  );
}

function wordsOf(views: Told['fresh']): Word[] {
  return VIEW_WORDS.flatMap((kind) =>
    [...new Set(views.map((view) => view[kind]))].map((text): Word => [kind, text]),
  );
}

function idsOf(views: Told['stored']) {
  return views.flatMap((view) => VIEW_WORDS.map((kind) => [kind, view[kind]] as const));
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
      values = VIEW_WORDS.flatMap((kind) => book.byId(kind, view[kind]).values);
      known.set(key, values);
    }
    return values;
  };
}

/** Makes what tells the numbers of a view's words; for the views of one group too. */
export function wordIdsIn(
  book: WordBook,
): (words: Pick<Arrival, ViewWord>) => Pick<StoredView, ViewWord> {
  const known = Object.fromEntries(
    VIEW_WORDS.map((kind) => [kind, new Map<string | null, number | null>()]),
  );
  function idOf(kind: ViewWord, text: string | null): number | null {
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
