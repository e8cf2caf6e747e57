import type { Fault } from '../reader/fault';
import { suggest } from '../reader/nearest';
import { faultAt } from '../reader/place';
import type { TreeEntry } from '../reader/read-tree';
import { placesAt, valueAt } from '../reader/walk';
import { type Check, entriesOf } from './check';

/** Pictures that are named and not there. */
export const checkMedia: Check = ({ entries, media }) =>
  entries.flatMap((entry) =>
    placesAt(entry.data, entry.kind === 'artists' ? 'image.*' : '*.file').flatMap(
      ({ path, value }) => {
        if (typeof value !== 'string' || path.at(-1) === 'alt' || media.has(value)) return [];
        const message = `content/media has no picture \`${value}\`. ${mend(value, media)}`;
        return [faultAt(entry, path, message)];
      },
    ),
  );

function mend(name: string, media: Set<string>): string {
  const guess = suggest(name, media);
  return guess.startsWith('Did') ? guess : 'Put the file there, or correct the name.';
}

/** Pictures without the words that stand for them, and decoration that does not say so. */
export const checkAlt: Check = (tree) => [
  ...entriesOf(tree, 'artists').flatMap(artistAlt),
  ...[...entriesOf(tree, 'news'), ...entriesOf(tree, 'releases')].flatMap(cropAlt),
];

function artistAlt(entry: TreeEntry): Fault[] {
  const { portrait, alt } = imageOf(entry, 'image');
  if (portrait === undefined || alt !== '') return [];
  return [
    faultAt(
      entry,
      ['image', 'alt'],
      'is empty, but there is a portrait. Write in a sentence what it shows.',
    ),
  ];
}

function cropAlt(entry: TreeEntry): Fault[] {
  const key = entry.kind === 'news' ? 'image' : 'cover';
  const { file, alt } = imageOf(entry, key);
  if (file !== undefined || typeof alt !== 'string' || alt === '') return [];
  return [
    faultAt(
      entry,
      [key, 'alt'],
      'describes a picture that is cut from a pattern. Write alt: "", or name a picture of its own with file:.',
    ),
  ];
}

function imageOf({ data }: TreeEntry, key: string) {
  const [portrait, file, alt] = ['portrait', 'file', 'alt'].map((name) =>
    valueAt(data, [key, name]),
  );
  return { portrait, file, alt };
}
