import { suggest } from '../../reader/nearest';
import { faultAt } from '../../reader/place';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';
import { FOLDER_OF, knownIds, type Target } from './known-ids';
import { withdrawn, withdrawnFact } from './withdrawn';

/** Forms stand on many pages; the topics of `faq.yaml` are those of questions. */
type Where = TreeEntry['kind'] | 'any' | 'any but faq.yaml';

/** Every field that names something defined elsewhere: in which files, where in them, and what it names. */
const REFERENCES: [where: Where, at: string, target: Target][] = [
  ['artists', 'genre', 'genre'],
  ['artists', 'stats.*', 'fact'],
  ['releases', 'artist', 'artist'],
  ['news', 'artists.*', 'artist'],
  ['bulletins', 'artists.*', 'artist'],
  ['events', 'artists.*', 'artist'],
  ['events', 'story', 'story'],
  ['home.yaml', 'news.pinned.*', 'story'],
  ['pages/join.yaml', 'newsletter.preset.*', 'newsletter topic'],
  ['pages/news.yaml', '*.pinned.*', 'story'],
  ['pages/contact.yaml', 'faq.items.*', 'question'],
  ['pages/about.yaml', 'team.positions.*.team', 'team'],
  ['faq.yaml', 'items.*.topics.*', 'question topic'],
  ['facts.yaml', 'facts.*.subject', 'artist or global'],
  ['any', '**.facts.*', 'fact'],
  ['any but faq.yaml', '**.topics.*', 'newsletter topic'],
];

/** Names of artists, stories, facts and the like that nothing answers to. */
export const checkReferences: Check = (tree) =>
  REFERENCES.flatMap(([where, at, target]) => {
    const ids = knownIds(tree, target);
    if (!ids) return [];
    return entriesAt(tree, where).flatMap((entry) =>
      unknownIn(tree, entry, { at, target, ids: new Set(ids) }),
    );
  });

function entriesAt(tree: Tree, where: Where): TreeEntry[] {
  if (where === 'any') return tree.entries;
  if (where === 'any but faq.yaml') return tree.entries.filter(({ kind }) => kind !== 'faq.yaml');
  return entriesOf(tree, where);
}

function unknownIn(
  tree: Tree,
  entry: TreeEntry,
  { at, target, ids }: { at: string; target: Target; ids: Set<string> },
) {
  const folder = target === 'artist or global' ? 'artists' : FOLDER_OF[target];
  return placesAt(entry.data, at).flatMap(({ path, value }) => {
    const isEntry = !at.endsWith('*') || typeof path.at(-1) === 'number';
    if (!isEntry || typeof value !== 'string' || ids.has(value)) return [];
    const draft = target === 'fact' ? withdrawnFact(tree, value) : withdrawn(tree, folder, value);
    const message = draft ?? `\`${value}\` is no known ${target}. ${suggest(value, ids)}`;
    return [faultAt(entry, path, message)];
  });
}

/** The artist's id in a press kit's file name. */
export const checkPressKits: Check = (tree: Tree) =>
  entriesOf(tree, 'press')
    .filter(({ slug }) => !tree.slugs.artists.includes(slug))
    .map((entry) =>
      faultAt(
        entry,
        [],
        withdrawn(tree, 'artists', entry.slug) ??
          `the file is named after \`${entry.slug}\`, who is no known artist. ${suggest(entry.slug, tree.slugs.artists)}`,
      ),
    );
