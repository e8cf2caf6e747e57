import type { Db } from '../../db/connect';
import { deleteSent } from '../../db/outbox/outbox-list';

/** As the privacy page says: long enough to answer what became of a mail. */
const SENT_MS = 90 * 24 * 60 * 60 * 1000;

/** Forgets mails that went out 90 days ago; returns how many. Those that wait or are parked stay. */
export function sweepSentMails(db: Db, now: Date): Promise<number> {
  return deleteSent(db, new Date(now.getTime() - SENT_MS).toISOString());
}
