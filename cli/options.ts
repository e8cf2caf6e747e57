import { InvalidArgumentError } from 'commander';
import { suggest } from '../content/reader/nearest';
import { canonicalEmail } from '../services/contracts/email';

/** Reads one of a few words, and suggests the nearest where it is none of them. */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((known) => known === text);
    if (word === undefined) throw new InvalidArgumentError(suggest(text, words));
    return word;
  };
}

/** Reads a whole number between two, both included. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Write a whole number from ${min} to ${max}.`);
  };
}

/** Reads how many rows a list may show. */
export const rowLimit = wholeNumber(1, 10_000);

/** Reads an address into its canonical form. */
export function emailAddress(text: string): string {
  const email = canonicalEmail(text.trim());
  if (email !== undefined) return email;
  throw new InvalidArgumentError('Write an address such as ada@example.org.');
}
