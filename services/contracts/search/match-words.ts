/** How words are compared: the same in the browser and on the server. No imports, so the site can bundle it. */

/** Text as a search compares it: without case, accents and spare spaces, and with the apostrophe and the dash that keyboards have. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The words of a query, as they are compared, each once: `"grammy"`, `-grammy` and `grammy?` are the word alone,
 * `rocka/nyra` is two.
 */
export function wordsOf(query: string): string[] {
  const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
  const parts = (word: string) => (/[\p{L}\p{N}]/u.test(word) ? word.split(/[/+,;|_]+/) : [word]);
  return [...new Set(fold(query).split(' ').map(bare).flatMap(parts).filter(Boolean))];
}

/** A piece of text; `isHit` where it is one of the words. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Cuts a text of the site where the words are found in it, whatever their case and accents. */
export function markWords(text: string, words: string[]): Piece[] {
  const characters = [...text];
  const hits = hitsIn(characters.map(foldCharacter), words);

  const pieces: Piece[] = [];
  let from = 0;
  while (from < characters.length) {
    const isHit = hits.has(from);
    let to = from + 1;
    while (to < characters.length && hits.has(to) === isHit) to += 1;
    pieces.push({ text: characters.slice(from, to).join(''), isHit });
    from = to;
  }
  return pieces;
}

/** Which of the characters belong to a word. */
function hitsIn(folded: string[], words: string[]): Set<number> {
  const whole = folded.join('');
  const ownerOf = ownersIn(folded, whole);
  const hits = new Set<number>();
  for (const word of words) {
    const { beginning, inside } = placesIn(whole, word);
    for (const at of beginning.length > 0 || !isFoundInside(word) ? beginning : inside)
      for (let hit = at; hit < at + word.length; hit += 1) hits.add(ownerOf(hit));
  }
  return hits;
}

/** The shortest word that is looked for inside of others, where words are parted by spaces. */
const SHORTEST = 4;

/** Whether a place inside of a word will do where none begins with it: two letters stand in the middle of anything. */
export function isFoundInside(word: string): boolean {
  return word.length >= SHORTEST || /[^a-z\d]/.test(word);
}

/** Where something stands in a folded text: at the beginning of words, or inside of them. */
export function placesIn(text: string, start: string): { beginning: number[]; inside: number[] } {
  const places = { beginning: [] as number[], inside: [] as number[] };
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1))
    places[/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? 'inside' : 'beginning'].push(at);
  return places;
}

/** Which character stands at a place of the whole: most take up one place, some two. */
function ownersIn(folded: string[], whole: string): (place: number) => number {
  if (whole.length === folded.length) return (place) => place;
  const owners = folded.flatMap((piece, owner) => [...Array(piece.length)].map(() => owner));
  return (place) => owners[place] ?? place;
}

/** As many as the site's texts have. */
const foldedCharacters = new Map<string, string>();

/** A character alone, which is never nothing. */
function foldCharacter(character: string): string {
  const folded = foldedCharacters.get(character) ?? (fold(character) || ' ');
  foldedCharacters.set(character, folded);
  return folded;
}

/** How many letters of a word may be wrong: none of two or of a number, one of up to five, two of more. */
function slipsIn(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * What a query that found nothing most likely meant: each of its words as it stands in a known text, where it is there
 * or nearly so. `undefined` when one of them is near nothing, or all of them are there.
 * @param isFound whether a word is one that stands elsewhere, and is no slip
 */
export function meantBy(
  query: string,
  titles: readonly string[],
  isFound: (word: string) => boolean = () => false,
): string | undefined {
  const known = wordsIn(titles);
  const meant = wordsOf(query).map((word) => {
    const slips = isFound(word) ? 0 : slipsIn(word);
    let nearest: { standing: string; steps: number } | undefined;
    for (const [folded, standing] of known) {
      if (folded.startsWith(word)) return standing;
      if (Math.abs(folded.length - word.length) > slips) continue;
      const steps = editDistance(word, folded);
      if (steps <= slips && steps < (nearest?.steps ?? Infinity)) nearest = { standing, steps };
    }
    return nearest?.standing ?? (isFound(word) ? word : undefined);
  });
  const text = meant.every((word) => word !== undefined) ? meant.join(' ') : '';
  return text === '' || fold(text) === fold(query) ? undefined : text;
}

/** The words of the titles as they first stand there, by what is compared. */
function wordsIn(titles: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const word of titles.join(' ').split(/[\s,.:;!?“”()]+/)) {
    const folded = fold(word);
    if (folded !== '' && !known.has(folded)) known.set(folded, word);
  }
  return known;
}

/** The fewest letters to add, drop, change or swap with a neighbour (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const row = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[line - 1] === to[column - 1];
      const isSwapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      row[column] = Math.min(
        (above[column - 1] ?? 0) + Number(!isSame),
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, above] = [above, row];
  }
  return above[to.length] ?? 0;
}
