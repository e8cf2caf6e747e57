/** How a search finds and orders entries: the same in the browser and on the server. */

import { SEARCH_LIMITS } from '../limits/lists';
import { fold, isFoundInside, meantBy, placesIn } from './match-words';
import { isEnding, isSmall, stemOf, telling } from './word-forms';

/** What the words are looked for in. */
interface Findable {
  title: string;
  text: string;
  /** Further words that find it and are not printed. */
  words?: string | undefined;
}

/** What of a text is looked for: as much as a question has, and not all that may be pasted. */
export function lookedFor(text: string): string {
  return [...text.trim()].slice(0, SEARCH_LIMITS.queryMax).join('').trim();
}

/** What a query finds. */
export interface Found<Group> {
  /** Those in which something is found, the best first, and so their entries. */
  groups: Group[];
  /** What to mark in the texts: the words, and the forms of them that were found. */
  marked: string[];
  /** Nothing has all of the words, and these come nearest. */
  isPartial: boolean;
}

/** A word of the query, in the forms that find it. */
interface Term {
  word: string;
  stem: string;
  /** Where words are not parted by spaces, or nothing begins with it: a place inside a word will do. */
  isAnywhere: boolean;
  /** The rarer, the more it says. */
  weight: number;
}

/** How much more a word says in a title, or among the words that stand for an entry, than in its text; in both it says both. */
const IN_TITLE = 3;
const IN_WORDS = 2;
const IN_TEXT = 1;
/** What the beginning of a word is worth, and what another form of it is: `license` where somebody wrote `licensing`. */
const BEGUN = 0.85;
const BY_STEM = 0.6;
/** How many are shown where none has all. */
const NEAREST = 10;

/** Entries stay as they are: each is folded when it is first looked through, not at every search. */
const foldedEntries = new WeakMap<
  Findable,
  Record<'title' | 'joined' | 'words' | 'text', string>
>();

/**
 * The entries that have every word of a query; where there are none, those that have the most of it, by how rare
 * its words are. Without a word it is everything.
 */
export function findEntries<Entry extends Findable, Group extends { entries: Entry[] }>(
  groups: Group[],
  query: string,
): Found<Group> {
  const all = groups.flatMap(({ entries }) => entries);
  const terms = telling(query).map((word) => termOf(word, all));
  if (terms.length === 0) return { groups, marked: [], isPartial: false };

  const worths = new Map(all.map((entry) => [entry, terms.map((term) => worth(entry, term))]));
  const scores = new Map([...worths].map(([entry, each]) => [entry, sum(each)]));
  const byScore = (a: Entry | undefined, b: Entry | undefined) =>
    ((b && scores.get(b)) ?? 0) - ((a && scores.get(a)) ?? 0);
  const whole = all.filter((entry) => worths.get(entry)?.every(Boolean));
  const some = () => all.filter((entry) => scores.get(entry)).sort(byScore);
  const found = new Set(whole.length > 0 ? whole : some().slice(0, NEAREST));

  return {
    groups: groups
      .map((group) => {
        const entries = group.entries.filter((entry) => found.has(entry));
        return { ...group, entries: entries.sort(byScore) };
      })
      .filter(({ entries }) => entries.length > 0)
      .sort((a, b) => byScore(a.entries[0], b.entries[0])),
    marked: [...new Set(terms.flatMap((term) => [term.word, ...formsIn(found, term)]))],
    isPartial: whole.length === 0,
  };
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Entries of one kind, as far as it matters how many there are. */
interface Kind {
  id: string;
  entries: unknown[];
  /** How many of them stand among other kinds; all of them where it is left out. */
  most?: number | undefined;
}

/** What one page shows of what was found: all of the kind that was chosen, else of each as many as stand among others. */
export function shownOf<Group extends Kind>(
  groups: Group[],
  kind: string,
): (Group & { count: number })[] {
  const chosen = groups.filter(({ id }) => id === kind);
  if (chosen.length > 0) return chosen.map((group) => ({ ...group, count: group.entries.length }));
  return groups.map((group) => ({
    ...group,
    entries: group.entries.slice(0, group.most),
    count: group.entries.length,
  }));
}

/** What somebody most likely meant whose words are not all found, if that finds all of them. */
export function meantInstead<Group extends { entries: Findable[] }>(
  groups: Group[],
  query: string,
): string | undefined {
  const all = groups.flatMap(({ entries }) => entries);
  // of two that are as near, the one in a title
  const known = [...all.map(({ title }) => title), ...all.map(({ words = '' }) => words)]
    .flatMap((text) => text.split(' '))
    .filter((word) => !isSmall(fold(word)));
  const meant = meantBy(query, known, (word) => termOf(word, all).weight > 0);
  return meant !== undefined && !findEntries(groups, meant).isPartial ? meant : undefined;
}

function termOf(word: string, all: Findable[]): Term {
  const term = { word, stem: stemOf(word), isAnywhere: false };
  const begins = count(all, { ...term, weight: 1 });
  const isAnywhere = begins === 0 && isFoundInside(word);
  const held = isAnywhere ? count(all, { ...term, isAnywhere, weight: 1 }) : begins;
  return { ...term, isAnywhere, weight: held === 0 ? 0 : Math.log(1 + all.length / held) };
}

function count(all: Findable[], term: Term): number {
  return all.filter((entry) => worth(entry, term) > 0).length;
}

/** How well an entry fits a term; 0 where it does not have it. */
function worth(entry: Findable, term: Term): number {
  const { title, joined, words, text } = foldedOf(entry);
  const isJoined = term.isAnywhere && joined.startsWith(term.word);
  const inTitle = holds(title, term) || Number(isJoined);
  const inWords = IN_WORDS * holds(words, term);
  // a title that is little more than the word is about it
  const share = term.word.length / title.length;
  if (inTitle) return term.weight * (inTitle * (IN_TITLE + share) + inWords);
  return term.weight * Math.max(inWords, IN_TEXT * holds(text, term));
}

/** 1 where a text has the word, less where words begin with it or are forms of it, else 0. */
function holds(text: string, { word, stem, isAnywhere }: Term): number {
  if (isAnywhere) return Number(text.includes(word));
  const rests = restsAfter(text, word);
  if (rests.length > 0) return rests.includes('') ? 1 : BEGUN;
  return restsAfter(text, stem).some(isEnding) ? BY_STEM : 0;
}

/** The forms of a term in what was found. */
function formsIn(found: Set<Findable>, { word, stem }: Term): string[] {
  if (word === stem) return [];
  return [...found].map(foldedOf).flatMap(({ title, text }) =>
    restsAfter(`${title} ${text}`, stem)
      .filter(isEnding)
      .map((rest) => stem + rest),
  );
}

/** What follows in each word that begins so. */
function restsAfter(text: string, start: string): string[] {
  return placesIn(text, start).beginning.map(
    (at) => /^[\p{L}\p{N}]*/u.exec(text.slice(at + start.length))?.[0] ?? '',
  );
}

function foldedOf(entry: Findable) {
  const known = foldedEntries.get(entry);
  if (known) return known;
  const title = fold(entry.title);
  // a name may be asked for as one word: `streetprophet`
  const joined = title.replaceAll(' ', '');
  const folded = { title, joined, words: fold(entry.words ?? ''), text: fold(entry.text) };
  foldedEntries.set(entry, folded);
  return folded;
}
