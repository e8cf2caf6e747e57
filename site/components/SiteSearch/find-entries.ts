import { fold } from '../ArtistFilter/match';
import type { SearchEntry, SearchGroup } from './entry';

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).split(' ').filter(Boolean);
}

/** The groups that hold every word somewhere, with only the entries that do. All of them without a word. */
export function findEntries(groups: SearchGroup[], words: string[]): SearchGroup[] {
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => holds(entry, words)) }))
    .filter(({ entries }) => entries.length > 0);
}

function holds({ title, text, words = '' }: SearchEntry, wanted: string[]): boolean {
  const all = fold(`${title} ${text} ${words}`);
  return wanted.every((word) => all.includes(word));
}

/** A piece of text; `isHit` where it is one of the words. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Cuts a text where the words are found in it, whatever their case and accents. */
export function markWords(text: string, words: string[]): Piece[] {
  const characters = [...text];
  const hits = new Set<number>();
  const folded = characters.map((character) => fold(character) || ' ');
  for (const word of words)
    for (let at = 0; at < folded.length; at += 1) {
      const end = endOfWord(folded, at, word);
      for (let hit = at; hit < end; hit += 1) hits.add(hit);
    }

  const pieces: Piece[] = [];
  characters.forEach((character, at) => {
    const last = pieces.at(-1);
    const isHit = hits.has(at);
    if (last && last.isHit === isHit) last.text += character;
    else pieces.push({ text: character, isHit });
  });
  return pieces;
}

/** Where the word that begins here ends; `at` itself where it does not begin. */
function endOfWord(folded: string[], at: number, word: string): number {
  let rest = word;
  let end = at;
  while (rest !== '' && end < folded.length && rest.startsWith(folded[end] ?? '')) {
    rest = rest.slice(folded[end]?.length);
    end += 1;
  }
  return rest === '' ? end : at;
}
