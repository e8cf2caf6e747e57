import { InvalidArgumentError } from 'commander';
import { suggest } from '../content/reader/nearest';

const LIMIT_MAX = 10_000;

/** Reads one of a few words, and suggests the nearest where it is none of them. */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((known) => known === text);
    if (word === undefined) throw new InvalidArgumentError(suggest(text, words));
    return word;
  };
}

/** Reads how many rows a list may show. */
export function rowLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new InvalidArgumentError(`Write a whole number from 1 to ${LIMIT_MAX}`);
}
