import MiniSearch from 'minisearch';
import type { Passage } from '../knowledge/passage';
import { fold, wordsOf } from './fold';
import type { Lexicon } from './lexicon';
import { ownWords } from './own-words';
import { cosine, covered, vectorOf, weigher } from './weights';

/** How well a passage fits a question. */
export interface Match {
  passage: Passage;
  /** The nearest of its asks, from 0 to 1: 1 is the same words. */
  askSimilarity: number;
  /** The share of the question's weight that the passage knows, from 0 to 1. */
  coverage: number;
  /** How many of the question's telling words the passage has; one that is its own counts for two. */
  shared: number;
  score: number;
}

/** What is looked for. */
export interface Wanted {
  stems: readonly string[];
  /** The same with `artist` and `song` for names: what passages about nobody in particular are asked. */
  general: readonly string[];
  text: string;
  /** Passages about another artist step back. */
  artists: readonly string[];
}

/** Best first. */
export type Matcher = (wanted: Wanted) => Match[];

/** A question in the words of an ask. */
export const VERBATIM = 0.96;
const CANDIDATES = 14;
const TRIGRAMS_MAX = 22;
const SHARES = { ask: 0.5, trigram: 0.2, coverage: 0.2, words: 0.1 };
const OTHER_ARTIST = 0.3;
const SAME_ARTIST = 0.1;
/** A story is asked for by whom it is about. */
const NOBODY_NAMED = 0.15;
/** Passages that somebody has written questions for come before equals. */
const CURATED = 0.04;
const CURATED_ASKS = 3;
/** A part that is known by its title alone, named in a question about something else: `may I cover Wet Paint`. */
const NAMED = { coverage: 0.5, less: 0.15 };

/** Finds passages: MiniSearch over words and over letter triples, then a closer look at the best. */
export function createMatcher(passages: readonly Passage[], lexicon: Lexicon): Matcher {
  const documents = passages.map(({ title, text, asks, asksOther }, id) => ({
    id,
    title,
    text,
    asks: [...asks, ...asksOther].join('\n'),
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

  function search(stems: readonly string[]) {
    const telling = stems.filter((stem) => !lexicon.isStop(stem));
    return shares(words.search(telling.join(' '), { tokenize: (query) => query.split(' ') }));
  }

  function sharedBy(stems: readonly string[], id: number): number {
    const telling = [...new Set(stems)].filter(
      (stem) => known[id]?.all.has(stem) && lexicon.isTelling(stem),
    );
    return telling.some((stem) => isOwn(stem, id)) ? Math.max(2, telling.length) : telling.length;
  }

  return ({ stems, general, text, artists }) => {
    const hasNames = general.join(' ') !== stems.join(' ');
    const readings = [stems, ...(hasNames ? [general] : [])].map((read) => ({
      stems: read,
      vector: vectorOf(read, weigh),
      byWords: search(read),
    }));
    const byTriples = shares(triples.search(text, { tokenize: rarest }));
    const candidates = new Set([
      ...readings.flatMap(({ byWords }) => first(byWords)),
      ...first(byTriples),
    ]);

    return [...candidates]
      .flatMap((id): Match[] => {
        const passage = passages[id];
        const knows = known[id];
        if (!passage || !knows) return [];
        const curated = passage.asks.length >= CURATED_ASKS ? CURATED : 0;
        const read = passage.artist === undefined ? readings : readings.slice(0, 1);
        const matches = read.map(({ stems, vector, byWords }) => {
          const askSimilarity = Math.max(0, ...knows.asks.map((ask) => cosine(vector, ask)));
          const coverage = covered(stems, knows.asked, knows.all, weigh);
          const score =
            SHARES.ask * askSimilarity +
            SHARES.trigram * (byTriples.get(id) ?? 0) +
            SHARES.coverage * coverage +
            SHARES.words * (byWords.get(id) ?? 0) +
            curated -
            (passage.asks.length === 0 && coverage < NAMED.coverage ? NAMED.less : 0) +
            kinship(passage, artists, askSimilarity);
          const shared = sharedBy(stems, id);
          return { passage, askSimilarity, coverage, shared, score };
        });
        return matches.sort((a, b) => b.score - a.score).slice(0, 1);
      })
      .sort((a, b) => b.score - a.score || a.passage.id.localeCompare(b.passage.id));
  };
}

function kinship(
  { artist, isFiction }: Passage,
  artists: readonly string[],
  askSimilarity: number,
): number {
  if (artist === undefined) return 0;
  if (artists.length === 0) return isFiction && askSimilarity < VERBATIM ? -NOBODY_NAMED : 0;
  if (artists.includes(artist)) return SAME_ARTIST;
  // a genre is named by its sound and by a group: the very question of a passage decides
  return askSimilarity >= VERBATIM ? 0 : -OTHER_ARTIST;
}

/** Scores as shares of the best. */
function shares(found: { id: number; score: number }[]): Map<number, number> {
  const best = found[0]?.score ?? 1;
  return new Map(found.slice(0, CANDIDATES * 2).map(({ id, score }) => [id, score / best]));
}

function first(scores: Map<number, number>): number[] {
  return [...scores.keys()].slice(0, CANDIDATES);
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
