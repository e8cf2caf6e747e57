import type { Dimension } from '../../../db/analytics/codes';
import {
  addTerms,
  countTerms,
  findTerms,
  type Term,
  type TermCount,
  type TermKind,
  termsById,
  type ViewWord,
} from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import { replaceExcess } from './excess';
import { readingOf, type Word } from './reading';

/** A word that is stored, and what else is counted with it. */
export interface KnownWord {
  /** null for the missing word */
  id: number | null;
  values: readonly (readonly [Dimension, number])[];
}

/** What is known of the words of one group of views. */
export interface WordBook {
  /**
   * Begins a transaction: what an earlier one added but may not have kept is forgotten, and everything where
   * words were removed since, as `latestTermSweep` tells.
   */
  begin(termSweep: number): void;
  /** Looks words up, adding those that are new while there is room for them. */
  learn(tx: Db, words: readonly Word[], day: number): Promise<void>;
  /** The same for words that are stored already, by id. */
  learnById(
    tx: Db,
    ids: readonly (readonly [ViewWord, number | null])[],
    day: number,
  ): Promise<void>;
  /** Whether it has been learned. */
  knows(kind: ViewWord, text: string | null): boolean;
  knowsId(kind: ViewWord, id: number | null): boolean;
  /** @throws when it was not learned before. */
  word(kind: ViewWord, text: string | null): KnownWord;
  byId(kind: ViewWord, id: number | null): KnownWord;
}

const keyOf = (kind: TermKind, text: string) => `${kind}\n${text}`;

/**
 * Remembers the ids of words, which never change while there is the word, so that a group of views asks for few of them.
 * @param isPage whether a decoded path is a page of the site, which has a name whatever else is made up.
 */
export function createWordBook(isPage?: (path: string) => boolean): WordBook {
  const kept = createShelf();
  const fresh = createShelf();
  const added = new Set<number>();
  let sweep: number | undefined;
  /** Counted on that day, and nothing added since: where there is no room, counting each time would cost the most. */
  let counted: { day: number; counts: TermCount[] } | undefined;

  const find = (kind: ViewWord, text: string | null) =>
    kept.byText[kind].get(text) ?? fresh.byText[kind].get(text);
  const findById = (id: number) => kept.byId.get(id) ?? fresh.byId.get(id);

  async function learn(tx: Db, words: readonly Word[], day: number): Promise<void> {
    const unknown = words.filter(([kind, text]) => !find(kind, text));
    if (unknown.length === 0) return;
    if (counted?.day !== day) counted = { day, counts: await countTerms(tx, day) };
    const stand = await replaceExcess(tx, unknown, counted.counts, isPage);
    const readings = stand.map(([kind, text]) => readingOf(kind, text));
    const { terms, newIds } = await storeTerms(
      tx,
      [
        ...stand.filter((word): word is [ViewWord, string] => word[1] !== null),
        ...readings.flat().map(({ kind, text }) => [kind, text] as const),
      ],
      day,
    );
    for (const id of newIds) added.add(id);
    if (newIds.length > 0) counted = undefined;

    unknown.forEach(([kind, text], index) => {
      const standing = stand[index]?.[1] ?? null;
      const reading = readings[index] ?? [];
      const own = standing === null ? undefined : terms.get(keyOf(kind, standing));
      const parts = reading.map((part) => terms.get(keyOf(part.kind, part.text)));
      const word: KnownWord = {
        id: own?.id ?? null,
        values: reading.map(({ dimension }, n) => [dimension, parts[n]?.id ?? 0]),
      };
      const isKept =
        standing === text && [own, ...parts].every((term) => !term || !added.has(term.id));
      const book = isKept ? kept : fresh;
      book.byText[kind].set(text, word);
      if (own) book.byId.set(own.id, word);
    });
  }

  return {
    begin: (termSweep) => {
      // A bound on memory, not on what is counted: the words are looked up again.
      if (sizeOf(kept) > BOOK_MAX || termSweep !== sweep) empty(kept);
      if (termSweep !== sweep) counted = undefined;
      sweep = termSweep;
      empty(fresh);
      // what was counted after them counted them
      if (added.size > 0) counted = undefined;
      added.clear();
    },
    learn,
    learnById: async (tx, ids, day) => {
      const unknown = ids.flatMap(([, id]) => (id !== null && !findById(id) ? [id] : []));
      const absent = ids.filter(([, id]) => id === null).map(([kind]): Word => [kind, null]);
      const terms = unknown.length > 0 ? await termsById(tx, [...new Set(unknown)]) : [];
      // Only the four kinds that a view holds are asked for.
      const words = terms.map(({ kind, text }): Word => [kind as ViewWord, text]);
      await learn(tx, [...words, ...absent], day);
    },
    knows: (kind, text) => find(kind, text) !== undefined,
    knowsId: (kind, id) => (id === null ? find(kind, null) : findById(id)) !== undefined,
    word: (kind, text) => known(find(kind, text)),
    byId: (kind, id) => known(id === null ? find(kind, null) : findById(id)),
  };
}

const BOOK_MAX = 50_000;

/** The terms of some words by `keyOf`, and the ids of those that were not there before. */
async function storeTerms(tx: Db, words: readonly (readonly [TermKind, string])[], day: number) {
  const wanted = new Map(words.map(([kind, text]) => [keyOf(kind, text), { kind, text }]));
  const terms = new Map<string, Term>();
  if (wanted.size === 0) return { terms, newIds: [] };
  const take = (term: Term) => terms.set(keyOf(term.kind, term.text), term);
  (await findTerms(tx, [...wanted.values()])).forEach(take);
  const missing = [...wanted].filter(([key]) => !terms.has(key)).map(([, word]) => word);
  const added = missing.length > 0 ? await addTerms(tx, missing, day) : [];
  added.forEach(take);
  return { terms, newIds: added.map(({ id }) => id) };
}

/** A map for each kind: a key of kind and text together would have to be read through each time. */
function createShelf() {
  const byText: Record<ViewWord, Map<string | null, KnownWord>> = {
    place: new Map(),
    referrer: new Map(),
    agent: new Map(),
    country: new Map(),
  };
  return { byText, byId: new Map<number, KnownWord>() };
}

type Shelf = ReturnType<typeof createShelf>;

function sizeOf({ byText }: Shelf): number {
  return Object.values(byText).reduce((sum, { size }) => sum + size, 0);
}

function empty({ byText, byId }: Shelf): void {
  for (const words of Object.values(byText)) words.clear();
  byId.clear();
}

function known(word: KnownWord | undefined): KnownWord {
  if (!word) throw new Error('A word was counted before it was learned.');
  return word;
}
