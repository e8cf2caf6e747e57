import { DAY_MS } from '../../db/analytics/codes';
import { dropPartition, partitionsBefore } from '../../db/analytics/store/partitions';
import {
  deleteViews,
  forgetOldKeys,
  oldViews,
  removeOldSessions,
} from '../../db/analytics/store/remove-views';
import { holdCounting } from '../../db/analytics/store/views';
import type { Db } from '../../db/connect';
import { dbFault } from '../../db/engine/errors';
import { deleteLoadsBefore } from '../../db/web-vitals/loads';
import { forgetWords } from './words/forget-words';

/** Runs something in a transaction of its own. */
type Transaction = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;

/** Rows of one transaction, so that the service never waits long. */
const GROUP_ROWS = 5_000;

/** What a purge may be told. */
export interface Purging {
  /** Hears how many views are gone so far. */
  onViews?(done: number): void;
  signal?: AbortSignal;
}

/**
 * Removes views from before a day of UTC, the keys they were known by, the sessions that have not come back
 * since, words that nothing says any more, and what was measured of loads; returns how many views. What was
 * counted of them stays, for whole days of UTC.
 * Made-up traffic stays too, since it could not be taken out of the sums any more.
 * @throws the reason of `signal` once that is aborted; what is left goes the next time
 */
export async function purgeViews(
  db: Db,
  beforeMs: number,
  { onViews = () => {}, signal }: Purging = {},
): Promise<number> {
  const dayMs = Math.floor(beforeMs / DAY_MS) * DAY_MS;
  const transaction: Transaction = (work) => {
    signal?.throwIfAborted();
    return db.transaction(work);
  };
  const dropped = await dropMonths(db, transaction, dayMs);
  if (dropped > 0) onViews(dropped);
  const removeViews = async (tx: Db, after: number) => {
    const ids = await oldViews(tx, dayMs, after, GROUP_ROWS);
    await deleteViews(tx, ids);
    return ids;
  };
  const removed = await inGroups(transaction, removeViews, (done) => onViews(dropped + done));
  await inGroups(transaction, (tx, after) => removeOldSessions(tx, dayMs, after, GROUP_ROWS));
  for (const forget of forgetOldKeys(dayMs)) await transaction(forget);
  while (await transaction((tx) => deleteLoadsBefore(tx, dayMs / DAY_MS, GROUP_ROWS)));
  await dropMonths(db, transaction, dayMs);
  await forgetWords(db, dayMs / DAY_MS, signal);
  return dropped + removed;
}

/**
 * Removes group by group in the order of their numbers, until there is none left; returns how many. While a
 * group goes nobody counts: a view of a session that is just going would belong to none.
 */
async function inGroups(
  transaction: Transaction,
  remove: (tx: Db, after: number) => Promise<number[]>,
  onGroup: (done: number) => void = () => {},
): Promise<number> {
  let done = 0;
  let last = 0;
  for (;;) {
    const ids = await transaction(async (tx) => {
      await holdCounting(tx);
      return remove(tx, last);
    });
    if (ids.length === 0) return done;
    done += ids.length;
    last = ids.at(-1) ?? last;
    onGroup(done);
  }
}

/** PostgreSQL: whole months go at once, however many views they hold; one that is in use goes by the row. */
async function dropMonths(db: Db, transaction: Transaction, beforeMs: number): Promise<number> {
  let views = 0;
  for (const name of await partitionsBefore(db, beforeMs)) {
    try {
      views += await transaction(async (tx) => {
        await holdCounting(tx);
        return dropPartition(tx, name);
      });
    } catch (error) {
      if (dbFault(error) !== 'conflict') throw error;
    }
  }
  return views;
}
