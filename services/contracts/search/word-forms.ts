/** What of a query says something, and the forms of its words that are the same word. */

import { wordsOf } from './match-words';

/** Words that say nothing about what is looked for. */
const SMALL = new Set(
  "a about am an and any are as at be been by can could do does for from get had has have hello hi how i i'm if in is it it's like many me much my of on or our please should so tell that the their them there they this to us want was we what what's when where where's which who who's why will with would you your".split(
    ' ',
  ),
);

/** Whether a folded word says nothing about what is looked for. */
export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

/** The words of a query that say something; where none does, its words, and where it has none, its signs. */
export function telling(query: string): string[] {
  const all = wordsOf(query);
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const rest = words.filter((word) => !SMALL.has(word));
  return [rest, words, all].find(({ length }) => length > 0) ?? [];
}

/** The shortest stem. */
const SHORTEST = 4;

/** Endings that a word may have beside the one that a text uses; the longest that leaves enough is cut off. */
const CUT = ["'s", 'ions', 'ies', 'ing', 'ion', 'es', 'ed', 's', 'e'];
/** What may follow on a stem in a text: `count` is in `counted`, and not in `countries`. */
const ENDINGS = new Set([...CUT, '', 'er', 'ers', 'or', 'ors', 'ement', 'ements', 'al', 'ly']);

/** What a word has in common with its other forms: `licens` of `licensing`, `story` of `stories`. */
export function stemOf(word: string): string {
  const ending = CUT.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  if (!ending) return word;
  return word.slice(0, -ending.length) + (ending === 'ies' ? 'y' : '');
}

/** Whether a word that begins with a stem is a form of it, by what follows. */
export function isEnding(rest: string): boolean {
  return ENDINGS.has(rest);
}
