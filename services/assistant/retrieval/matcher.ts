import { compareTexts } from '../../../content/derive/compare-texts';
import type { Passage } from '../knowledge/passage';
import type { Lexicon } from '../words/lexicon';
import { CANDIDATES, createPassageIndex } from './passage-index';
import { cosine, covered, vectorOf } from './weights';

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
  /** Whether a question in another language is one of its asks there: all of it was read. */
  isInOwnWords?: true;
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

/** Finds passages: by words and by letter triples, then a closer look at the best. */
export function createMatcher(passages: readonly Passage[], lexicon: Lexicon): Matcher {
  const { weigh, known, byWords, byTriples, shared } = createPassageIndex(passages, lexicon);

  return ({ stems, general, text, artists }) => {
    const hasNames = general.join(' ') !== stems.join(' ');
    const readings = [stems, ...(hasNames ? [general] : [])].map((read) => ({
      stems: read,
      vector: vectorOf(read, weigh),
      words: byWords(read),
    }));
    const triples = byTriples(text);
    const candidates = new Set([
      ...readings.flatMap(({ words }) => first(words)),
      ...first(triples),
    ]);

    return [...candidates]
      .flatMap((id): Match[] => {
        const passage = passages[id];
        const knows = known[id];
        if (!passage || !knows) return [];
        const curated = passage.asks.length >= CURATED_ASKS ? CURATED : 0;
        const read = passage.artist === undefined ? readings : readings.slice(0, 1);
        const matches = read.map(({ stems, vector, words }) => {
          const askSimilarity = Math.max(0, ...knows.asks.map((ask) => cosine(vector, ask)));
          const coverage = covered(stems, knows.asked, knows.all, weigh);
          const score =
            SHARES.ask * askSimilarity +
            SHARES.trigram * (triples.get(id) ?? 0) +
            SHARES.coverage * coverage +
            SHARES.words * (words.get(id) ?? 0) +
            curated -
            (passage.asks.length === 0 && coverage < NAMED.coverage ? NAMED.less : 0) +
            kinship(passage, artists, askSimilarity);
          return { passage, askSimilarity, coverage, shared: shared(stems, id), score };
        });
        return matches.sort((a, b) => b.score - a.score).slice(0, 1);
      })
      .sort((a, b) => b.score - a.score || compareTexts(a.passage.id, b.passage.id));
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

function first(scores: Map<number, number>): number[] {
  return [...scores.keys()].slice(0, CANDIDATES);
}
