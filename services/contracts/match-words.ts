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

/** How many letters of a word may be wrong: none of two, one of up to five, two of more. */
function slipsIn(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * What a query that found nothing most likely meant: each of its words as it stands in a title, where it is there or
 * nearly so. `undefined` when one of them is near nothing, or all of them are there.
 */
export function meantBy(query: string, titles: readonly string[]): string | undefined {
  const known = titles.flatMap((title) => title.split(/[\s,.:;!?“”()]+/)).filter(Boolean);
  const meant = wordsOf(query).map((word) => {
    const standing = known.find((one) => fold(one).startsWith(word));
    if (standing) return standing;
    const slips = slipsIn(word);
    const steps = (one: string) => editDistance(word, fold(one));
    const [near] = known
      .filter((one) => Math.abs(one.length - word.length) <= slips && steps(one) <= slips)
      .sort((one, other) => steps(one) - steps(other));
    return near;
  });
  const text = meant.every((word) => word !== undefined) ? meant.join(' ') : '';
  return text === '' || fold(text) === fold(query) ? undefined : text;
}

/** Levenshtein's distance: the fewest letters to add, drop or change. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const above = row;
    row = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (above[column - 1] ?? 0) + Number(from[line - 1] !== to[column - 1]);
      row.push(Math.min(change, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
