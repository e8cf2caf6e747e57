import type { Fault } from '../../reader/fault';
import { faultAt, findingsIn } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { type Check, printedTexts } from '../check';

/** Between the words of a name: `D’Arc`, `Nova & Co`, `Kora-AI`. */
const BETWEEN = "[\\s'’.&-]{0,3}";
/** Latin letters with a mark on them; an address has the plain one instead. */
const MARKED = Array.from({ length: 0x24f - 0xbf }, (_, index) =>
  String.fromCharCode(0xc0 + index),
);

/**
 * Texts that still print the name of an artist who is a draft, above all of one withdrawn: that names no page, so no
 * link says so. Stories too, since what may no longer be named may not be named there.
 */
export const checkWithdrawnNames: Check = ({ entries, drafts }) =>
  drafts.artists.flatMap((slug) => {
    const name = new RegExp(`(?<![\\p{L}\\d/])${spellings(slug)}(?![\\p{L}\\d])`, 'gu');
    const printing = entries.filter(({ kind }) => kind !== 'assistant/words.yaml');
    return printing.flatMap((entry) => printsOf(entry, name, slug));
  });

/** A name begins with a capital, as a word such as `nova` in the middle of a sentence does not. */
function spellings(slug: string): string {
  const [first = '', ...rest] = slug;
  const others = rest.map((at) => (at === '-' ? BETWEEN : anyOf([at, at.toUpperCase()])));
  return anyOf([first.toUpperCase()]) + others.join('');
}

function anyOf(letters: string[]): string {
  const marked = MARKED.filter((letter) => letters.includes(letter.normalize('NFD').charAt(0)));
  return `[${[...letters, ...marked].join('')}]`;
}

function printsOf(entry: TreeEntry, name: RegExp, slug: string): Fault[] {
  return printedTexts(entry).flatMap(({ path, value }) => {
    return findingsIn(value, name).map(({ find, nth }) => {
      const message = `says “${find}”, and that artist is a draft, content/artists/_${slug}.yaml. Take the name out here, or publish the draft.`;
      return faultAt(entry, path, message, { level: 'warning', find, nth });
    });
  });
}
