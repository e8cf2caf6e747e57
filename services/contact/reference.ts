import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are mistaken for others when read out or written down. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A fresh reference such as `AA-7K3M9Q`; one in 729 million, so check that it is free. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `AA-${letters.join('')}`;
}
