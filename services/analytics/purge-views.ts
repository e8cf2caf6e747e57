import { DAY_MS } from '../../db/analytics/codes';
import { dropPartition, partitionsBefore } from '../../db/analytics/store/partitions';
import { deleteViews, forgetOld, oldViews } from '../../db/analytics/store/remove-views';
import { holdCounting } from '../../db/analytics/store/views';
import type { Db } from '../../db/connect';
import { dbFault } from '../../db/engine/errors';
import { deleteLoadsBefore } from '../../db/web-vitals/loads';

/** Views of one transaction, so that the service never waits long. */
const GROUP_VIEWS = 5_000;

/**
 * Removes views from before a day of UTC, the keys they were known by and the sessions that have not
 * come back since, and what was measured of loads; returns how many views. What was counted of them stays, for whole days of UTC.
 * Made-up traffic stays too, since it could not be taken out of the sums any more.
 */
export async function purgeViews(
  db: Db,
  beforeMs: number,
  onViews: (done: number) => void = () => {},
): Promise<number> {
  const dayMs = Math.floor(beforeMs / DAY_MS) * DAY_MS;
  let done = await dropMonths(db, dayMs);
  if (done > 0) onViews(done);
  let last = 0;
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      await holdCounting(tx);
      const ids = await oldViews(tx, dayMs, last, GROUP_VIEWS);
      await deleteViews(tx, ids);
      return ids;
    });
    if (removed.length === 0) break;
    done += removed.length;
    last = removed.at(-1) ?? last;
    onViews(done);
  }
  for (const forget of forgetOld(dayMs)) await db.transaction(forget);
  await db.transaction((tx) => deleteLoadsBefore(tx, dayMs / DAY_MS));
  await dropMonths(db, dayMs);
  return done;
}

/** PostgreSQL: whole months go at once, however many views they hold; one that is in use goes by the row. */
async function dropMonths(db: Db, beforeMs: number): Promise<number> {
  let views = 0;
  for (const name of await partitionsBefore(db, beforeMs)) {
    try {
      views += await db.transaction(async (tx) => {
        await holdCounting(tx);
        return dropPartition(tx, name);
      });
    } catch (error) {
      if (dbFault(error) !== 'conflict') throw error;
    }
  }
  return views;
}
