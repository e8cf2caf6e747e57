import type { Fault } from '../reader/fault';
import type { Tree, TreeEntry } from '../reader/read-tree';

/** Looks at files as they were read, right or wrong, for one kind of fault that spans fields or files. */
export type Check = (tree: Tree, now: Date) => Fault[];

/** The files of one kind: those of a folder, or the one file. */
export function entriesOf({ entries }: Tree, kind: TreeEntry['kind']): TreeEntry[] {
  return entries.filter((entry) => entry.kind === kind);
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
