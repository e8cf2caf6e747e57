import type { Db } from '../../db/connect';
import type { Writer } from '../../db/writer';

/**
 * A writer that stores one value after the other. What `store` decides it returns: thrown, it would
 * undo the others' group, and with it what was stored for the refused one.
 */
export function storeEach<Value, Result>(
  store: (tx: Db, value: Value) => Promise<Result>,
): Writer<Value, Result> {
  return {
    lane: 'first',
    store: async (tx, values) => {
      const results = [];
      for (const value of values) results.push(await store(tx, value));
      return results;
    },
  };
}
