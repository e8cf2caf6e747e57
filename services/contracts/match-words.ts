/** How a search compares words: the same in the browser and on the server. No imports, so the site can bundle it. */

/** Text as a search compares it: without case, accents and spare spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).split(' ').filter(Boolean);
}

/** What the words are looked for in. */
interface Findable {
  title: string;
  text: string;
  /** Further words that find it and are not printed. */
  words?: string | undefined;
}

/** Whether an entry holds every word somewhere. */
export function holdsWords({ title, text, words = '' }: Findable, wanted: string[]): boolean {
  const all = fold(`${title} ${text} ${words}`);
  return wanted.every((word) => all.includes(word));
}

/** The groups with only the entries that hold every word; groups without any are left out. */
export function findEntries<Entry extends Findable, Group extends { entries: Entry[] }>(
  groups: Group[],
  words: string[],
): Group[] {
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => holdsWords(entry, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
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
