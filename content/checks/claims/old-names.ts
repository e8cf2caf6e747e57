import type { Fault } from '../../reader/fault';
import { faultAt, findingsIn } from '../../reader/place';
import { printed } from '../../reader/printed';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';
import { type Check, entriesOf, printedTexts } from '../check';

/** Something that has an id from its first name, which a new name leaves as it is. */
interface Named {
  id: string;
  /** All that pages print for it. */
  names: string[];
  /** How the first name was written. */
  wrote: (words: string[]) => string;
}

/**
 * Texts that still print the first name of an artist or a genre that has another by now: the address and the id keep
 * it. Stories said what was so on their day.
 */
export const checkOldNames: Check = (tree) =>
  [...artistsIn(tree), ...genresIn(tree)].filter(isRenamed).flatMap((named) => {
    const old = new RegExp(
      `(?<![\\p{L}\\d/])${named.wrote(named.id.split('-'))}(?![\\p{L}\\d])`,
      'gu',
    );
    return tree.entries.filter(speaksOfNow).flatMap((entry) => printsOf(entry, old, named));
  });

function artistsIn(tree: Tree): Named[] {
  return entriesOf(tree, 'artists').map(({ slug, data }) => ({
    id: slug,
    names: [printed(valueAt(data, ['name']))],
    wrote: (words) => words.map(capital).join('[ -]'),
  }));
}

function genresIn(tree: Tree): Named[] {
  const blocks = [
    ...entriesOf(tree, 'genres.yaml').flatMap(({ data }) => placesAt(data, 'genres.*')),
    ...entriesOf(tree, 'artists').flatMap(({ data }) => placesAt(data, 'genre')),
  ];
  return blocks.flatMap(({ value }) => {
    const [id, label, tab] = ['id', 'label', 'tab'].map((key) => valueAt(value, [key]));
    if (typeof id !== 'string') return [];
    const wrote = (words: string[]) => words.map((word) => word.toUpperCase()).join('[ -]');
    return [{ id, names: [label, tab].map(printed), wrote }];
  });
}

/** Whether nothing that is printed for it holds the words of its id. */
function isRenamed({ id, names }: Named): boolean {
  return !names.some((name) => plain(name).includes(id));
}

function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^a-z0-9]+/g, '-');
}

/** `AI` may be written so too. */
function capital(word: string): string {
  return `(?:${word.charAt(0).toUpperCase()}${word.slice(1)}|${word.toUpperCase()})`;
}

function printsOf(entry: TreeEntry, old: RegExp, { names }: Named): Fault[] {
  return printedTexts(entry).flatMap(({ path, value }) => {
    return findingsIn(value, old).map(({ find, nth }) => {
      const message = `says “${find}”, and the name is ${names[0]} now. Write the new one.`;
      return faultAt(entry, path, message, { level: 'warning', find, nth });
    });
  });
}

function speaksOfNow({ kind }: TreeEntry): boolean {
  return kind !== 'news' && kind !== 'assistant/words.yaml';
}
