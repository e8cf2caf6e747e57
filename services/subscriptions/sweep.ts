import { purgeSubscriptions } from '../../db/audience/subscription-ends';
import type { Db } from '../../db/connect';
import { instantBefore } from '../../db/instant';
import { DAY_MS } from '../contracts/limits/durations';

/** As the privacy page says. */
const PENDING_MS = 7 * DAY_MS;
/** For so long a link that has ended can still be told from one that never was. */
const ENDED_LINK_MS = 30 * DAY_MS;

/**
 * Forgets addresses that nobody confirmed within seven days, with all that is held of them, and
 * links that ended long ago; returns how many addresses. Call it in a transaction.
 */
export async function sweepSubscriptions(db: Db, now: Date): Promise<number> {
  return purgeSubscriptions(db, {
    pendingBefore: instantBefore(now, PENDING_MS),
    expiredBefore: instantBefore(now, ENDED_LINK_MS),
  });
}
