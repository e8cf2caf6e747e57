import type { Db } from '../../db/connect';
import { deleteSpam } from '../../db/contact/contact-messages';
import { deleteKeys } from '../../db/idempotency-keys';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the privacy page says. */
const SPAM_MS = 30 * DAY_MS;
/** A key is of use for so long. */
const KEY_MS = DAY_MS;

/**
 * Forgets spam that nobody has touched for 30 days, and the keys of requests that are a day old;
 * returns how much. Call it in a transaction.
 */
export async function sweepContact(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return (await deleteSpam(db, before(SPAM_MS))) + (await deleteKeys(db, before(KEY_MS)));
}
