import type { Fault } from '../../reader/fault';
import { literally } from '../../reader/literally';
import { faultAt, findingsIn } from '../../reader/place';
import { printed } from '../../reader/printed';
import type { TreeEntry } from '../../reader/read-tree';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf, printedTexts } from '../check';
import { speaksOfNow, WORDS } from '../figures/counts';

/** How texts call an artist unreleased. `Three coming soon` counts releases, and `directory says coming soon` cites. */
const COMING = `(?<!(?:${WORDS.join('|')}) )(?:coming soon|no song is out)`;
/** How they do so about those whom they name. */
const OF_NAMED = `(?:${COMING}|to wait for|(?:was|were) announced for)`;
/** How they tell one artist with music out from all others. */
const OTHERS =
  /(?<!\p{L})(?:the others(?:<\/a>)?,? (?:who )?(?:have no release|have profiles|are not(?= yet)|will sound)|only \p{Lu}\p{L}+ has music out|one artist has music out|one (?:is out|active))/giu;

/**
 * Texts that still wait for an artist of whom a release is out, and those that say of all but one that nothing is:
 * whoever lets the first release come out changes a status, and these stand elsewhere.
 */
export const checkStillToCome: Check = (tree) => {
  if (!tree.isWhole) return [];
  const releases = entriesOf(tree, 'releases').filter(
    ({ data }) => valueAt(data, ['status']) === 'out',
  );
  const out = new Map(
    releases.map(({ data, file }) => [printed(valueAt(data, ['artist'])), file] as const),
  );
  const artists = entriesOf(tree, 'artists').filter(({ slug }) => out.has(slug));
  const fileOf = new Map(
    artists.map(({ slug, data }) => [printed(valueAt(data, ['name'])), out.get(slug)]),
  );
  const names = [...fileOf.keys()].map(literally);
  const named = new RegExp(
    `(?<!\\p{L})(${names.join('|')})(?!\\p{L})(?![^.!?]*\\bout\\b)[^.!?]*?${OF_NAMED}|${COMING}[^.!?]*?(?<!\\p{L})(${names.join('|')})(?!\\p{L})`,
    'giu',
  );
  return tree.entries.flatMap((entry) => {
    const own = ['artists', 'press'].includes(entry.kind) ? out.get(entry.slug) : undefined;
    return [
      ...(own ? said(entry, new RegExp(COMING, 'giu'), () => `${own} is out`) : []),
      ...(names.length > 0 && speaksOfNow(entry)
        ? said(entry, named, ([, a = '', b = '']) => `${fileOf.get(a || b) ?? a + b} is out`)
        : []),
      ...(out.size !== 1 && (speaksOfNow(entry) || entry.kind === 'mails')
        ? said(entry, OTHERS, () => `${out.size} artists have a release out`)
        : []),
    ];
  });
};

function said(entry: TreeEntry, pattern: RegExp, is: (match: string[]) => string): Fault[] {
  return printedTexts(entry).flatMap(({ path, value }) => {
    return findingsIn(value, pattern).map(({ match, find, nth }) => {
      const message = `says “${find}”, and ${is(match)}. Write what is so now.`;
      return faultAt(entry, path, message, { level: 'warning', find, nth });
    });
  });
}
