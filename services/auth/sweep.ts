import { deleteExpiredEmailTokens } from '../../db/accounts/email-tokens';
import { deleteLapsedAttempts } from '../../db/accounts/login-attempts';
import { deleteOldSessions } from '../../db/accounts/sessions';
import { deleteUnconfirmedUsers } from '../../db/accounts/users';
import type { Db } from '../../db/connect';
import { instantBefore } from '../../db/instant';
import { DAY_MS } from '../contracts/limits/durations';

/** An ended session stays for a day, so that a late call is still told that it has ended. */
const ENDED_FOR_MS = DAY_MS;
/** An account that nobody confirms; longer than its link works. */
const UNCONFIRMED_FOR_MS = 7 * DAY_MS;

/** Forgets links, tries and sessions whose time is over, and accounts that were never confirmed. */
export async function sweepAccounts(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  return (
    (await deleteExpiredEmailTokens(db, at)) +
    (await deleteLapsedAttempts(db, at)) +
    (await deleteOldSessions(db, at, instantBefore(now, ENDED_FOR_MS))) +
    (await deleteUnconfirmedUsers(db, instantBefore(now, UNCONFIRMED_FOR_MS)))
  );
}
