import type { Tree, TreeEntry } from '../reader/read-tree';
import { placesAt, valueAt } from '../reader/walk';
import { entriesOf } from './check';

/** A figure and the ways a text may write it. */
export interface KnownFact {
  id: string;
  /** As printed first; a reading of the other page, or a number in words, may follow. */
  spellings: string[];
}

/** The facts of `facts.yaml` and of the artists' files; `undefined` while `facts.yaml` cannot be read. */
export function knownFacts(tree: Tree): KnownFact[] | undefined {
  const [file] = entriesOf(tree, 'facts.yaml');
  return file && [...listedFacts(file), ...entriesOf(tree, 'artists').flatMap(artistFacts)];
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
  const ranges = ['directory', 'listing'].flatMap((page) => {
    const range = valueAt(data, [page, 'bpmRange']);
    return typeof range === 'string' ? rangeSpellings(range) : [];
  });
  const progress = valueAt(data, ['directory', 'progress']);
  return [
    ...(ranges.length > 0 ? [{ id: `${slug}-bpm`, spellings: ranges }] : []),
    ...(typeof progress === 'number'
      ? [{ id: `${slug}-progress`, spellings: [`${progress}%`] }]
      : []),
  ];
}

/** `95-110` as texts write it. */
function rangeSpellings(range: string): string[] {
  const [low, high] = range.split('-');
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
