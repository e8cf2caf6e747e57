import type { Query } from '../engine/query';
import type { Lexicon } from '../words/lexicon';
import { SAME_QUESTION } from './find';
import { type Match, type Matcher, VERBATIM } from './matcher';

/** What is found by a foreign question's own words counts for less, unless they are an ask: many say little. */
const AS_WRITTEN = 0.85;
/** A question in its own words, of two that fit as well. */
const OWN_WORDS = 0.02;

/** Finds passages for a message, best first. One in another language is looked up as it is, too: some asks are in it. */
export function createQueryMatcher(match: Matcher, lexicon: Lexicon): (query: Query) => Match[] {
  return ({ stems, general, line, artists, language, folded }) => {
    const translated = match({ stems, general, text: line, artists });
    if (language === 'en') return translated;
    const written = lexicon.stems(folded);
    const asWritten = match({ stems: written, general: written, text: folded, artists });
    const best = new Map(translated.map((found) => [found.passage.id, found]));
    for (const { score, ...match } of asWritten) {
      const isAsked = match.askSimilarity >= SAME_QUESTION;
      const found: Match =
        isAsked && (match.shared > 0 || match.askSimilarity >= VERBATIM)
          ? { ...match, score: score + OWN_WORDS, isInOwnWords: true }
          : { ...match, score: isAsked ? score : score * AS_WRITTEN };
      const known = best.get(found.passage.id);
      if (!known || known.score <= found.score) best.set(found.passage.id, found);
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  };
}
