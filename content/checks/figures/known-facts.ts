import { printed } from '../../reader/printed';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';
import { entriesOf } from '../check';

/** A figure and the ways a text may write it. */
export interface KnownFact {
  id: string;
  /** As printed first; a reading of the other page, or a number in words, may follow. None while it cannot be read. */
  spellings: string[];
}

/** The facts of `facts.yaml` and of the artists' files; `undefined` while `facts.yaml` cannot be read. */
export function knownFacts(tree: Tree): KnownFact[] | undefined {
  const [file] = entriesOf(tree, 'facts.yaml');
  const artists = entriesOf(tree, 'artists');
  const unread = tree.slugs.artists.filter((slug) => !artists.some((entry) => entry.slug === slug));
  return (
    file && [
      ...listedFacts(file),
      ...artists.flatMap(artistFacts),
      ...unread.flatMap((slug) => [
        { id: `${slug}-bpm`, spellings: [] },
        { id: `${slug}-progress`, spellings: [] },
      ]),
    ]
  );
}

function listedFacts({ data }: TreeEntry): KnownFact[] {
  return placesAt(data, 'facts.*').flatMap(({ value }) => {
    const id = valueAt(value, ['id']);
    const display = valueAt(value, ['display']);
    if (typeof id !== 'string' || typeof display !== 'string') return [];
    return [{ id, spellings: [display, ...inWords(display)] }];
  });
}

function artistFacts({ slug, data }: TreeEntry): KnownFact[] {
  const ranges = ['directory', 'listing']
    .map((page) => valueAt(data, [page, 'bpmRange']))
    .filter((range) => range != null);
  const progress = valueAt(data, ['directory', 'progress']);
  const facts: KnownFact[] = [];
  if (ranges.length > 0) {
    facts.push({ id: `${slug}-bpm`, spellings: ranges.flatMap(rangeSpellings) });
  }
  if (progress != null) {
    facts.push({ id: `${slug}-progress`, spellings: [`${printed(progress)}%`] });
  }
  return facts;
}

/** `95-110` as texts write it. */
function rangeSpellings(range: unknown): string[] {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(printed(range)) ?? [];
  if (low === undefined) return [];
  return [`${low}–${high}`, `${low} to ${high}`, `between ${low} and ${high}`];
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function inWords(display: string): string[] {
  const word = /^\d+$/.test(display) ? WORDS[Number(display)] : undefined;
  return word === undefined ? [] : [word];
}
