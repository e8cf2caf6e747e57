import MiniSearch from 'minisearch';
import type { Passage } from '../knowledge/passage';
import { fold, wordsOf } from '../words/fold';
import type { Lexicon } from '../words/lexicon';
import { ownWords } from '../words/own-words';
import { type Vector, vectorOf, type Weigh, weigher } from './weights';

/** What is known of all passages: each has the number of its place among them. */
export interface PassageIndex {
  weigh: Weigh;
  /** By place: the stems it is asked by, all its stems, and each of its asks. */
  known: readonly { asked: Set<string>; all: Set<string>; asks: Vector[] }[];
  /** Passages by the telling ones of some stems, best first, as shares of the best. */
  byWords(stems: readonly string[]): Map<number, number>;
  /** Passages by the letter triples of a text, best first, as shares of the best. */
  byTriples(text: string): Map<number, number>;
  /** How many telling stems a passage has; one that is its own counts for two. */
  shared(stems: readonly string[], id: number): number;
}

/** How many passages of each search are looked at more closely. */
export const CANDIDATES = 14;
const TRIGRAMS_MAX = 22;

/** Reads all passages once, for many questions: MiniSearch over words and over letter triples. */
export function createPassageIndex(passages: readonly Passage[], lexicon: Lexicon): PassageIndex {
  const documents = passages.map(({ title, text, asks, asksOther }, id) => ({
    id,
    title,
    text,
    asks: [...asks.map((ask) => spelledOut(ask, lexicon)), ...asksOther].join('\n'),
  }));
  const words = new MiniSearch({
    fields: ['title', 'asks', 'text'],
    searchOptions: { boost: { title: 2, asks: 2 } },
    tokenize: lexicon.stems,
    processTerm: same,
  });
  words.addAll(documents);
  const triples = new MiniSearch({ fields: ['asks'], tokenize: trigramsOf, processTerm: same });
  triples.addAll(documents.map(({ id, title, asks }) => ({ id, asks: `${title}\n${asks}` })));
  const rarest = rarestTrigrams(documents.map(({ title, asks }) => `${title} ${asks}`));

  const lines = documents.flatMap(({ title, asks, text }) => [
    title,
    ...asks.split('\n'),
    ...text.split('. '),
  ]);
  const weigh = weigher(lines, lexicon);
  const known = documents.map(({ title, text, asks }) => ({
    asked: new Set(lexicon.stems(`${title} ${asks}`)),
    all: new Set(lexicon.stems(`${title} ${asks} ${text}`)),
    asks: [title, ...asks.split('\n')].map((ask) => vectorOf(lexicon.stems(ask), weigh)),
  }));
  const isOwn = ownWords(
    known.map(({ asks }) => asks.map(({ weights }) => [...weights.keys()])),
    (id) => passages[id]?.artist !== undefined,
  );

  return {
    weigh,
    known,
    byWords: (stems) => {
      const telling = stems.filter((stem) => !lexicon.isStop(stem));
      return shares(words.search(telling.join(' '), { tokenize: (query) => query.split(' ') }));
    },
    byTriples: (text) => shares(triples.search(text, { tokenize: rarest })),
    shared: (stems, id) => {
      const telling = [...new Set(stems)].filter(
        (stem) => known[id]?.all.has(stem) && lexicon.isTelling(stem),
      );
      return telling.some((stem) => isOwn(stem, id)) ? Math.max(2, telling.length) : telling.length;
    },
  };
}

/** Scores as shares of the best. */
function shares(found: { id: number; score: number }[]): Map<number, number> {
  const best = found[0]?.score ?? 1;
  return new Map(found.slice(0, CANDIDATES * 2).map(({ id, score }) => [id, score / best]));
}

/** Letter triples of a text, word by word: what misspelt and inflected words still share. */
function trigramsOf(text: string): string[] {
  return wordsOf(fold(text)).flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}

/** Of a question's triples those that few texts have: the others cost time and tell nothing. */
function rarestTrigrams(texts: readonly string[]): (text: string) => string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const triple of new Set(trigramsOf(text)))
      counts.set(triple, (counts.get(triple) ?? 0) + 1);
  }
  const count = (triple: string) => counts.get(triple) ?? 0;
  return (text) =>
    [...new Set(trigramsOf(text))]
      .filter((triple) => counts.has(triple))
      .sort((a, b) => count(a) - count(b))
      .slice(0, TRIGRAMS_MAX);
}

function same(term: string): string {
  return term;
}

/** `Wetin una dey do` is read as a question is: with `what` in it. */
function spelledOut(ask: string, lexicon: Lexicon): string {
  return lexicon.expand(wordsOf(fold(ask))).join(' ');
}
