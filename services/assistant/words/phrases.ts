import { fold, wordsOf } from './fold';

/** The words of a text in a row, each with a space on both sides: what stands in it as whole words is found so. */
export function inRow(text: string): string {
  return ` ${wordsOf(fold(text)).join(' ')} `;
}

/** A phrase of words, found in a row. */
export type Phrases<Id extends string = string> = (words: readonly string[]) => Id[];

/**
 * Finds which of some named phrases a question contains, in the order of the list. `prepare` brings
 * phrase and question into the same form.
 */
export function phraseFinder<Id extends string>(
  named: readonly (readonly [Id, readonly string[]])[],
  prepare: (text: string) => string[],
): Phrases<Id> {
  const prepared = named.map(
    ([id, phrases]) => [id, phrases.map((phrase) => ` ${prepare(phrase).join(' ')} `)] as const,
  );
  return (words) => {
    const line = ` ${words.join(' ')} `;
    return prepared
      .filter(([, phrases]) => phrases.some((phrase) => line.includes(phrase)))
      .map(([id]) => id);
  };
}
