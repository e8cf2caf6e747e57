import type { Fault } from '../../reader/fault';
import { nearest } from '../../reader/nearest';
import { faultAt } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';
import { MediaFile } from '../../schema/parts/picture';
import { type Check, entriesOf } from '../check';

/** Pictures that are named and not there. */
export const checkMedia: Check = ({ entries, pictures: { names } }) =>
  entries.flatMap((entry) =>
    placesAt(entry.data, entry.kind === 'artists' ? 'image.*' : '*.file').flatMap(
      ({ path, value }) => {
        if (path.at(-1) === 'alt' || !MediaFile.safeParse(value).success) return [];
        if (typeof value !== 'string' || names.has(value)) return [];
        const message = `content/media has no picture \`${value}\`. ${mend(entry, value, names)}`;
        return [faultAt(entry, path, message)];
      },
    ),
  );

/** Picture names share their endings, so that two of them are alike before anybody has mistyped. */
const MAX_SLIPS = 2;

function mend({ kind, slug }: TreeEntry, name: string, names: ReadonlySet<string>): string {
  const guess = nearest(name, names, MAX_SLIPS);
  if (guess) return `Did you mean \`${guess}\`?`;
  const draw = kind === 'artists' ? `, or draw it with \`npx cli content draw ${slug}\`` : '';
  return `Put the file there${draw}.`;
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
