import type { Db } from '../connect';
import type { Ahead } from '../engine/write-ahead';

/** One kind of write. */
export interface Writer<Value, Result> {
  lane: Lane;
  /** Refused where it would wait long: there is much of it, and nobody misses a little. */
  isOptional?: boolean;
  /**
   * Stores the values and answers each, in order. Begins with a statement that writes (SQLite
   * then waits for its turn). Runs again, one value at a time, when a group has failed.
   */
  store(tx: Db, values: Value[]): Promise<Result[]>;
  /** On SQLite, where the writer may know without asking what a group comes to. */
  ahead?: {
    /** Whether it is worth trying. */
    isReady(): boolean;
    /** Makes ready what stores the values; undefined where only `store` can. */
    prepare(db: Db, values: Value[]): Prepared<Result> | undefined;
  };
  /** Is told of each group whether it was stored, also of one that was made ready. */
  ended?(isStored: boolean): void;
}

/** How values will be stored, and what then answers each, in order. */
export interface Prepared<Result> extends Ahead {
  results: Result[];
}

/** What is `first` is stored before what comes `later`. */
export type Lane = 'first' | 'later';

/**
 * A writer that stores one value after the other. What `store` decides against it returns: thrown, it
 * would undo the others' group, and with it what was stored for the refused one.
 */
export function storeEach<Value, Result>(
  store: (tx: Db, value: Value) => Promise<Result>,
  lane: Lane = 'first',
): Writer<Value, Result> {
  return {
    lane,
    store: async (tx, values) => {
      const results = [];
      for (const value of values) results.push(await store(tx, value));
      return results;
    },
  };
}
