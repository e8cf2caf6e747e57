import type { Query } from '../../engine/query';
import { fold, wordsOf } from '../../words/fold';
import type { Site } from '../rule';

/** What a question may be made of. */
export interface Words {
  /** One of these at least. */
  of: ReadonlySet<string>;
  /** Small words beside them. */
  with: ReadonlySet<string>;
}

/** Words of other languages that are not read and no longer than `sont` say little. */
const SMALL_LETTERS = 4;

/** Whether a question about artists is made of these words and their names alone: any other asks for more. */
export function asksOnly(
  { words, artists, dropped }: Query,
  { content }: Site,
  asked: Words,
): boolean {
  const names = content.artists
    .filter(({ slug }) => artists.includes(slug))
    .map(({ name }) => wordsOf(fold(name)));
  if (dropped.some((word) => word.length > SMALL_LETTERS)) return false;
  const rest = words.filter((word) => !names.some((name) => name.includes(word)));
  const others = rest.filter((word) => !asked.of.has(word) && !asked.with.has(word));
  // one that is misspelt is left over as well
  const misspelt = names.filter((name) => !name.some((word) => words.includes(word)));
  return rest.some((word) => asked.of.has(word)) && others.length <= misspelt.length;
}

/** The words of a row. */
export function wordSet(row: string): ReadonlySet<string> {
  return new Set(row.split(' '));
}
