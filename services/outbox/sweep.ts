import type { Db } from '../../db/connect';
import { instantBefore } from '../../db/instant';
import { deletePastCounts } from '../../db/outbox/mailbox-counts';
import { deleteSent } from '../../db/outbox/outbox-list';
import { DAY_MS } from '../contracts/limits/durations';
import { deleteMailFiles } from './file-transport';

/** As the privacy page says: long enough to answer what became of a mail. */
const SENT_MS = 90 * DAY_MS;

/**
 * Forgets a group of the mails that went out 90 days ago, and how many were written on days that are over;
 * returns how many mails. Those that wait or are parked stay.
 */
export async function sweepMails(db: Db, now: Date): Promise<number> {
  await deletePastCounts(db, now.toISOString());
  return deleteSent(db, instantBefore(now, SENT_MS));
}

/**
 * The same for the files that mails became without a mail server.
 * @throws the reason of `signal` once that is aborted
 */
export function sweepMailFiles(dataDir: string, now: Date, signal: AbortSignal): Promise<number> {
  return deleteMailFiles(dataDir, new Date(now.getTime() - SENT_MS), signal);
}
