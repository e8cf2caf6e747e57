import type { Db } from '../../db/connect';
import { deleteSpam } from '../../db/contact/contact-messages';
import { deleteReceiptTraces } from '../../db/contact/receipt-traces';
import { deleteTextTraces } from '../../db/contact/text-traces';
import { instantBefore } from '../../db/instant';
import { DAY_MS } from '../contracts/limits/durations';
import { WAVE_MS } from './judge-message';

/** As the privacy page says. */
const SPAM_MS = 30 * DAY_MS;

/**
 * Forgets a group of the spam that nobody has touched for 30 days, the traces of receipts that are a day old
 * and those of texts that are an hour old; returns how much. Call it in a transaction.
 */
export async function sweepContact(db: Db, now: Date): Promise<number> {
  return (
    (await deleteSpam(db, instantBefore(now, SPAM_MS))) +
    (await deleteReceiptTraces(db, instantBefore(now, DAY_MS))) +
    (await deleteTextTraces(db, instantBefore(now, WAVE_MS)))
  );
}
