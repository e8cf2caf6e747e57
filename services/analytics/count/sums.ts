import type { Dimension } from '../../../db/analytics/codes';
import type { Cell, Counts } from '../../../db/analytics/store/rollups';

/** What views are counted by: a dimension and a value of it. */
export type Value = readonly [Dimension, number];

/** Changes of the sums of hours, of days or of months. */
export interface Sums {
  add(start: number, value: Value, by: Counts): void;
  /** Adds to each of these values; quick where many views of a stretch share one list of them. */
  addAlike(start: number, values: readonly Value[], by: Counts): void;
  /** Calls back for each sum. */
  each(found: (start: number, value: Value, by: Counts) => void): void;
  /** Those that change, for sums of this level. */
  cells(level: number): Cell[];
}

/** Dimension and value as one number, which a map finds faster than a text. */
const VALUES = 2 ** 32;

/** No changes yet. */
export function createSums(): Sums {
  const sums = new Map<number, Map<number, Counts>>();
  const alike = new Map<number, Map<readonly Value[], Counts>>();

  function add(start: number, [dimension, value]: Value, by: Counts): void {
    addTo(within(sums, start), dimension * VALUES + value, by);
  }

  function spreadAlike(): void {
    for (const [start, groups] of alike) {
      for (const [values, by] of groups) for (const value of values) add(start, value, by);
    }
    alike.clear();
  }

  function each(found: (start: number, value: Value, by: Counts) => void): void {
    spreadAlike();
    for (const [start, cells] of sums) {
      for (const [key, by] of cells) found(start, valueOfKey(key), by);
    }
  }

  return {
    add,
    addAlike: (start, values, by) => addTo(within(alike, start), values, by),
    each,
    cells: (level) => {
      const cells: Cell[] = [];
      each((start, [dimension, value], by) => {
        if (by.views === 0 && by.visits === 0 && by.bounces === 0 && by.duration_ms === 0) return;
        cells.push({ level, dimension, start, value, ...by });
      });
      return cells;
    },
  };
}

function within<Key, Inner>(maps: Map<number, Map<Key, Inner>>, start: number): Map<Key, Inner> {
  const known = maps.get(start);
  if (known) return known;
  const made = new Map<Key, Inner>();
  maps.set(start, made);
  return made;
}

function addTo<Key>(sums: Map<Key, Counts>, key: Key, by: Counts): void {
  const sum = sums.get(key);
  if (!sum) {
    sums.set(key, { ...by });
    return;
  }
  sum.views += by.views;
  sum.visits += by.visits;
  sum.bounces += by.bounces;
  sum.duration_ms += by.duration_ms;
}

// Keys are made of whole dimensions only.
function valueOfKey(key: number): Value {
  return [Math.floor(key / VALUES) as Dimension, key % VALUES];
}
