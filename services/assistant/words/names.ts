import type { Content } from '../../../content/schema/content';
import { editDistance } from '../../contracts/search/match-words';
import { fold, wordsOf } from './fold';

/** Artists that a question names. */
export interface Named {
  artists: string[];
  /** By their names, not only by the genre. */
  byName: boolean;
  genres: string[];
}

/** Finds artists in questions. */
export interface NameFinder {
  namesIn(words: readonly string[]): Named;
  /** Whether a word is an artist's name, perhaps misspelt. */
  isName(word: string): boolean;
  /** The words with `artist` and `song` where an artist or a release is named. */
  withoutNames(words: readonly string[]): string[];
}

/** Words of genres that say too little to stand for one artist. */
const VAGUE = new Set(['fusion', 'global', 'tech', 'slow', 'soul', 'neo']);
/** Words of names that questions about any artist have. */
const COMMON = new Set(
  'ai street amapiano afrobeats tempo radio sound music song songs track band show live news night nights'.split(
    ' ',
  ),
);
const NAME_LETTERS_MIN = 4;
const NAME_LETTERS_MAX = 14;
const LONG_NAME_LETTERS = 6;

/**
 * Finds artists by name, misspelt ones too, and by what their genre is called. `isKnown` says which
 * words are words of the site: those are never taken for a misspelt name.
 */
export function nameFinder(
  { artists, genres, releases }: Pick<Content, 'artists' | 'genres' | 'releases'>,
  isKnown: (word: string) => boolean,
): NameFinder {
  const names = artists.map(({ slug, name }) => ({ slug, words: wordsOf(fold(name)) }));
  const telling = new Map<string, string>();
  // a name of one word is that artist, whoever else has it as a last name
  for (const { slug, words } of names.toSorted((a, b) => b.words.length - a.words.length)) {
    const word = words.length === 1 ? words[0] : lastTelling(words);
    if (word) telling.set(word, slug);
  }
  const genreNames = genres.map(({ id, label, aliases }) => ({
    id,
    phrases: [label, ...aliases].map((text) => wordsOf(fold(text)).filter((word) => word !== 'x')),
  }));

  /** Misspelt, and perhaps with the `s` that says whose. */
  function nearName(word: string): string | undefined {
    if (isKnown(word)) return undefined;
    const spelledLike = (written: string) =>
      isKnown(written) ? undefined : slugNear(written, telling);
    return spelledLike(word) ?? (word.endsWith('s') ? spelledLike(word.slice(0, -1)) : undefined);
  }

  const nameOf = (word: string) => telling.get(word) ?? nearName(word);
  const longestFirst = names
    .filter(({ words }) => words.length > 1)
    .toSorted((a, b) => b.words.length - a.words.length);

  /** Artists in the order in which they are named. A name that stands there whole is not looked into for others. */
  function artistsIn(words: readonly string[]): string[] {
    const found = new Set<string>();
    for (let at = 0; at < words.length; ) {
      const whole = longestFirst.find((name) =>
        name.words.every((word, index) => words[at + index] === word),
      );
      const slug = whole?.slug ?? nameOf(words[at] ?? '');
      if (slug) found.add(slug);
      at += whole?.words.length ?? 1;
    }
    return [...found];
  }

  function namesIn(words: readonly string[]): Named {
    const byName = artistsIn(words);
    const line = ` ${words.join(' ')} `;
    const whole = genreNames
      .filter(({ phrases }) => phrases.some((phrase) => line.includes(` ${phrase.join(' ')} `)))
      .map(({ id }) => id);
    const found =
      whole.length > 0 ? whole : genreNames.filter(hasTellingWord(words)).map(({ id }) => id);
    const byGenre = artists.filter(({ genre }) => found.includes(genre.id)).map(({ slug }) => slug);
    return {
      artists: byName.length > 0 ? byName : byGenre,
      byName: byName.length > 0,
      genres: found,
    };
  }

  const isName = (word: string) => nameOf(word) !== undefined;
  const titles = releases.map(({ title }) => ` ${wordsOf(fold(title)).join(' ')} `);

  function withoutNames(words: readonly string[]): string[] {
    const line = titles.reduce(
      (text, title) => text.replace(title, ' song '),
      ` ${words.join(' ')} `,
    );
    return wordsOf(line).map((word) => (isName(word) ? 'artist' : word));
  }

  return { namesIn, isName, withoutNames };
}

function hasTellingWord(words: readonly string[]) {
  return ({ phrases }: { phrases: string[][] }) =>
    phrases
      .flat()
      .some((word) => word.length >= NAME_LETTERS_MIN && !VAGUE.has(word) && words.includes(word));
}

/** Of a name of several words the one that no sentence about something else has. */
function lastTelling(words: string[]): string | undefined {
  return words.findLast((word) => !COMMON.has(word));
}

/** Whose name is that of a slip or two away; short names allow one. */
function slugNear(word: string, telling: ReadonlyMap<string, string>): string | undefined {
  if (word.length < NAME_LETTERS_MIN - 1 || word.length > NAME_LETTERS_MAX) return undefined;
  for (const [name, slug] of telling) {
    if (name.length < NAME_LETTERS_MIN) continue;
    const slips = editDistance(word, name);
    if (slips <= (name.length >= LONG_NAME_LETTERS ? 2 : 1) && word[0] === name[0]) return slug;
  }
  return undefined;
}
