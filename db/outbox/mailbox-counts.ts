import type { Db } from '../connect';
import type { MailboxCountRow } from '../tables';

/** Counts one more mail under a key, unless there were `max` already; whether it may be written. */
export async function countMail(
  db: Db,
  { key, expires_at }: Omit<MailboxCountRow, 'mails'>,
  max: number,
): Promise<boolean> {
  const counted = await db('mailbox_counts')
    .insert({ key, mails: 1, expires_at })
    .onConflict('key')
    .merge({ mails: db.raw('mailbox_counts.mails + 1') })
    .where('mailbox_counts.mails', '<', max)
    .returning('key');
  return counted.length === 1;
}

/** Forgets the counts of days that are over; returns how many. */
export function deletePastCounts(db: Db, now: string): Promise<number> {
  return db('mailbox_counts').where('expires_at', '<=', now).delete();
}
