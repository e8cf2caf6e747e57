import { faultAt, findingsIn } from '../reader/place';
import type { TreeEntry } from '../reader/read-tree';
import { texts, valueAt } from '../reader/walk';
import { type Check, entriesOf } from './check';
import { speaksOfNow, WORDS } from './counts';

/** How texts count releases: `three tracks out`, `three of his tracks are out`, `Three coming.`, and not `one out of ten` or `the last one out`. */
const COUNTED = new RegExp(
  `(?<!\\p{L})(one(?= track)|${WORDS.slice(1).join('|')})(?: of (?:his|her|their) tracks| tracks?)?(?: are)? (out|coming)(?![\\p{L}-]| of )`,
  'giu',
);

/**
 * Texts that count the releases of an artist, or all, otherwise than they are: whoever adds one, or lets one come out,
 * does not read the menu and the pages around. Skipped while a file cannot be read, for it may be a release's.
 */
export const checkReleaseCounts: Check = (tree) => {
  if (!tree.isWhole) return [];
  const releases = entriesOf(tree, 'releases');
  const out = countsOf(releases, 'out');
  const coming = countsOf(releases, 'coming');
  const artistsToCome = entriesOf(tree, 'artists').filter(
    ({ data }) => valueAt(data, ['directory', 'status']) === 'coming-soon',
  );
  const fitting = { out: new Set(out), coming: new Set([...coming, artistsToCome.length]) };
  return tree.entries.filter(speaksOfNow).flatMap((entry) =>
    texts(entry.data).flatMap(({ path, value }) =>
      findingsIn(value, COUNTED).flatMap(({ match: [, word = '', status = ''], find, nth }) => {
        const known = status.toLowerCase() === 'out' ? fitting.out : fitting.coming;
        if (known.has(WORDS.indexOf(word.toLowerCase()) + 1)) return [];
        const message = `says “${find}”, and content/releases has ${out[0]} out, ${coming[0]} coming. Write the new number.`;
        return [faultAt(entry, path, message, { level: 'warning', find, nth })];
      }),
    ),
  );
};

/** How many releases have a status: first all, then those of each artist. */
function countsOf(releases: TreeEntry[], status: string): number[] {
  const artists = releases
    .filter(({ data }) => valueAt(data, ['status']) === status)
    .map(({ data }) => valueAt(data, ['artist']));
  const each = [...new Set(artists)].map((name) => artists.filter((one) => one === name).length);
  return [artists.length, ...each];
}
