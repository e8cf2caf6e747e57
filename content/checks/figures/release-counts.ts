import { faultAt, findingsIn } from '../../reader/place';
import { printed } from '../../reader/printed';
import type { TreeEntry } from '../../reader/read-tree';
import { texts, valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';
import { speaksOfNow, WORDS } from './counts';

/** How texts count releases: `three tracks out`, `three of his tracks are out`, `Three coming.`, and not `one out of ten` or `the last one out`. */
const COUNTED = new RegExp(
  `(?<!\\p{L})(one(?= track)|${WORDS.slice(1).join('|')})(?: of (?:his|her|their) tracks| tracks?)?(?: are)? (out|coming)(?![\\p{L}-]| of )`,
  'giu',
);

/** How many counts a warning tells: those of all releases, and of a few artists. */
const NAMED = 4;

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
  const fitting = {
    out: new Set(out.values()),
    coming: new Set([...coming.values(), artistsToCome.length]),
  };
  const artistsOut = out.size - 1;
  const there = [...new Set([...out.keys(), ...coming.keys()])]
    .slice(0, NAMED)
    .map((whose) => `${whose} has ${out.get(whose) ?? 0} out, ${coming.get(whose) ?? 0} coming`)
    .join('; ');
  return tree.entries.filter(speaksOfNow).flatMap((entry) =>
    texts(entry.data).flatMap(({ path, value }) =>
      findingsIn(value, COUNTED).flatMap(({ match: [, word = '', status = ''], find, nth }) => {
        const isOut = status.toLowerCase() === 'out';
        const known = isOut ? fitting.out : fitting.coming;
        const number = WORDS.indexOf(word.toLowerCase()) + 1;
        const isOfArtists = isOut && number === artistsOut && !/track/i.test(find);
        if (known.has(number) || isOfArtists) return [];
        const message = `says “${find}”, and ${there}. Write the new number.`;
        return [faultAt(entry, path, message, { level: 'warning', find, nth })];
      }),
    ),
  );
};

/** How many releases have a status: first all, by the name of their folder, then those of each artist. */
function countsOf(releases: TreeEntry[], status: string): Map<string, number> {
  const artists = releases
    .filter(({ data }) => valueAt(data, ['status']) === status)
    .map(({ data }) => printed(valueAt(data, ['artist'])));
  const counts = new Map([['content/releases', artists.length]]);
  for (const artist of artists) counts.set(artist, (counts.get(artist) ?? 0) + 1);
  return counts;
}
