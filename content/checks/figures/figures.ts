import type { Fault } from '../../reader/fault';
import { literally } from '../../reader/literally';
import { faultAt, findingsIn } from '../../reader/place';
import { printed } from '../../reader/printed';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt, texts, valueAt, walk } from '../../reader/walk';
import { type Check, entriesOf, printedTexts } from '../check';
import { type KnownFact, knownFacts } from './known-facts';

/** Facts that a text says it quotes, while it prints another figure or none. */
export const checkQuotes: Check = (tree) => {
  const facts = knownFacts(tree);
  if (!facts) return [];
  return tree.entries
    .filter(({ kind }) => kind !== 'facts.yaml')
    .flatMap((entry) => blocksWithFacts(entry).flatMap((path) => quotesIn(entry, path, facts)));
};

/** Paths of the blocks that have a `facts:` list of ids. */
function blocksWithFacts({ data }: TreeEntry): PropertyKey[][] {
  return walk(data)
    .filter(({ path, value }) => path.at(-1) === 'facts' && Array.isArray(value))
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => path.at(-1) !== 'impact' && path.at(-1) !== 'facts');
}

function quotesIn(entry: TreeEntry, path: PropertyKey[], facts: KnownFact[]): Fault[] {
  const block = valueAt(entry.data, path);
  const words = texts(block)
    .map(({ value }) => value)
    .join('\n');
  const shown = shownFacts(block);
  const ids = valueAt(block, ['facts']);
  return (Array.isArray(ids) ? ids : []).flatMap((id: unknown, index) => {
    const { spellings = [] } = facts.find((known) => known.id === id) ?? {};
    const isPrinted = spellings.some((spelling) => includes(words, spelling));
    if (isPrinted || spellings.length === 0 || shown.has(id)) return [];
    const message = `the text does not print ${spellings[0]}, which is what \`${id}\` says. Correct the figure in the text, or remove the id.`;
    return [faultAt(entry, [...path, 'facts', index], message)];
  });
}

/** Facts that the same file shows as large figures. */
function shownFacts(block: unknown): Set<unknown> {
  const lists = [['stats'], ['impact', 'facts'], ['sections', 'facts', 'facts']];
  return new Set(lists.flatMap((path) => valueAt(block, path) ?? []));
}

/** Not within a longer figure, nor as the day of a date. */
function includes(words: string, spelling: string): boolean {
  return new RegExp(`(?<![\\w.–-])${literally(spelling)}(?![\\w–]|\\.\\d)`, 'i').test(words);
}

/** Figures that look like statistics: `1.2M+`, `15+`, `85%`, and tempo ranges with an en dash. */
const STATISTIC = /(?<![\w.&#-])(\d[\d.,]*[MK]\+?|\d+\+|\d+%|\d{2,3}–\d{2,3}(?= BPM))(?!\w)/g;

/**
 * Figures that no fact backs: a forgotten old count, or one that nobody has put into `facts.yaml`. Skipped while
 * a file cannot be read: an artist's file holds facts too.
 */
export const checkStatistics: Check = (tree) => {
  const facts = knownFacts(tree);
  if (!facts || !tree.isWhole) return [];
  const known = new Set(facts.flatMap(({ spellings }) => spellings));
  return tree.entries.filter(isWritten).flatMap((entry) =>
    printedTexts(entry).flatMap(({ path, value }) =>
      findingsIn(value, STATISTIC).flatMap(({ find: figure, nth }) => {
        if (known.has(figure)) return [];
        const message = `prints ${figure}, and no fact says so. Correct the figure, or add it to content/facts.yaml with its source.`;
        return [faultAt(entry, path, message, { level: 'warning', find: figure, nth })];
      }),
    ),
  );
};

function isWritten({ kind }: Tree['entries'][number]): boolean {
  return kind !== 'facts.yaml' && kind !== 'mails' && kind !== 'ui.yaml';
}

const DISPLAY = /^(\d+(?:\.\d+)?)([KM]?)\+?%?$/;
const FACTOR = { '': 1, K: 1_000, M: 1_000_000 };

/** Facts whose printed figure is not the figure they hold. */
export const checkDisplays: Check = (tree) =>
  entriesOf(tree, 'facts.yaml').flatMap((entry) =>
    placesAt(entry.data, 'facts.*').flatMap(({ path, value: fact }) => {
      const [value, display] = [valueAt(fact, ['value']), valueAt(fact, ['display'])];
      const [, digits, unit = ''] = DISPLAY.exec(printed(display)) ?? [];
      if (typeof value !== 'number' || digits === undefined) return [];
      const figure = Number(digits) * FACTOR[unit as keyof typeof FACTOR]; // the pattern allows no other
      if (Math.abs(figure - value) < 1e-6 * figure) return [];
      const message = `prints ${printed(display)}, but \`value\` is ${value}. Change both together.`;
      return [faultAt(entry, [...path, 'display'], message)];
    }),
  );
