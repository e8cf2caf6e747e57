import { fold, wordsOf } from './fold';
import { TWO_LETTERS } from './two-letters';

/** Every country, as `Intl` calls it in English. */
export function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return TWO_LETTERS.flatMap((code) => names.of(code.toUpperCase()) ?? []);
}

const ofOneWord = new Set(
  countries()
    .map((name) => wordsOf(fold(name)))
    .filter(({ length }) => length === 1)
    .flat(),
);

/** Whether a folded word is the whole name of a country: `germany`. */
export function isCountry(word: string): boolean {
  return ofOneWord.has(word);
}
