import { faultAt, findingsIn } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf, printedTexts } from '../check';

/** Numbers as texts write them, from one. */
export const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** How texts count the roster: `Five artists`, `eight AI-powered artists`, `Eight names`, `five-artist`, `Five so far`. */
const COUNTED = new RegExp(
  `(?<!\\p{L})(${WORDS.slice(1).join('|')})(?:( more| further| ai-powered)? (?:artists|names|profiles)|-artist| so far)(?!\\p{L})`,
  'giu',
);

/**
 * Texts that count the roster otherwise than it is: whoever adds an artist does not read them. Stories, releases and
 * press kits said what was so on their day. Skipped while a file cannot be read, for it may be an artist's.
 */
export const checkCounts: Check = (tree) => {
  if (!tree.isWhole) return [];
  const artists = entriesOf(tree, 'artists');
  const profiles = artists.filter(({ data }) => valueAt(data, ['profile']) != null).length;
  const out = new Set(
    entriesOf(tree, 'releases')
      .filter(({ data }) => valueAt(data, ['status']) === 'out')
      .map(({ data }) => valueAt(data, ['artist'])),
  );
  const right = [profiles, artists.length, artists.length - profiles, out.size];
  // than those with a profile, and than the one whom a text is about
  const more = new Set([artists.length - profiles, profiles - 1]);
  return tree.entries.filter(speaksOfNow).flatMap((entry) => {
    const known = new Set([...right, ...forwardIn(entry, artists)]);
    return printedTexts(entry).flatMap(({ path, value }) =>
      findingsIn(value, COUNTED).flatMap(({ match: [, word = '', kind = ''], find, nth }) => {
        const fitting = /more|further/i.test(kind) ? more : known;
        if (fitting.has(WORDS.indexOf(word.toLowerCase()) + 1)) return [];
        const there = artists.length === 1 ? 'is 1 artist' : `are ${artists.length} artists`;
        const message = `says “${find}”, and there ${there}, ${profiles} of them with a profile. Write the new number.`;
        return [faultAt(entry, path, message, { level: 'warning', find, nth })];
      }),
    );
  });
};

/** A hub counts the artists whom it puts forward. */
function forwardIn({ kind }: TreeEntry, artists: TreeEntry[]): number[] {
  const place = /^hubs\/(\w+)/.exec(kind)?.[1];
  const isForward = ({ data }: TreeEntry) => {
    const places = valueAt(data, ['featured']);
    return Array.isArray(places) && places.includes(place);
  };
  return place ? [artists.filter(isForward).length] : [];
}

/** Whether a file says how things are today; the others said what was so on their day, or speak of no number of ours. */
export function speaksOfNow({ kind }: TreeEntry): boolean {
  return !['artists', 'news', 'releases', 'press', 'ui.yaml', 'mails'].includes(kind);
}
