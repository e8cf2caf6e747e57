import type { Fault } from '../reader/fault';
import type { Tree, TreeEntry } from '../reader/read-tree';
import { type Place, texts } from '../reader/walk';

/** Looks at files as they were read, right or wrong, for one kind of fault that spans fields or files. */
export type Check = (tree: Tree, now: Date) => Fault[];

/** The files of one kind: those of a folder, or the one file. */
export function entriesOf({ entries }: Tree, kind: TreeEntry['kind']): TreeEntry[] {
  return entries.filter((entry) => entry.kind === kind);
}

/** Lists of what visitors may type, old names too, and of notes for the owner. */
const UNPRINTED = new Set<PropertyKey | undefined>(['asks', 'aliases', 'confirm']);

/** The texts of a file that somebody reads on the site. */
export function printedTexts({ data }: TreeEntry): Place<string>[] {
  return texts(data).filter(({ path }) => !UNPRINTED.has(path.at(-2)));
}

/** The texts among some values. */
export function onlyTexts(places: { value: unknown }[]): string[] {
  return places.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** A check of each file by itself. What it said of one holds while that is the same: of a hundred an editor changes one. */
export function eachAlone(look: (entry: TreeEntry) => Fault[]): Check {
  const said = new WeakMap<TreeEntry['doc'], Fault[]>();
  return ({ entries }) =>
    entries.flatMap((entry) => {
      const faults = said.get(entry.doc) ?? look(entry);
      said.set(entry.doc, faults);
      return faults;
    });
}
