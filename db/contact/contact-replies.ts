import type { Db } from '../connect';
import type { ContactMessageRow, ContactReplyRow, OutboxRow } from '../tables';

/** A mail program needs the one before, and some more in case that one is gone. */
const THREAD_MAX = 20;

/** A reply and how far its mail has come; undefined once the mail is no longer kept. */
export type SentReply = ContactReplyRow & { mail_status: OutboxRow['status'] | null };

/** Keeps what was written to a visitor. Call it in the transaction that queues the mail. */
export async function insertReply(db: Db, reply: ContactReplyRow): Promise<void> {
  await db('contact_replies').insert(reply);
}

/** The replies to a message, oldest first. */
export function listReplies(db: Db, messageId: string): Promise<SentReply[]> {
  return db('contact_replies')
    .leftJoin('outbox', 'outbox.id', 'contact_replies.email_id')
    .where('contact_replies.message_id', messageId)
    .orderBy(['contact_replies.created_at', 'contact_replies.id'])
    .select('contact_replies.*', db.ref('outbox.status').as('mail_status'))
    .limit(200);
}

/**
 * The `message_id` of the latest mails that a visitor has had about a message, as far as they are kept: the
 * receipt, which was queued with it, and the replies. Oldest first.
 */
export async function listThread(
  db: Db,
  { id, email, created_at }: Pick<ContactMessageRow, 'id' | 'email' | 'created_at'>,
): Promise<string[]> {
  const replies = db('contact_replies').where({ message_id: id }).select('email_id');
  const latest: string[] = await db('outbox')
    .where({ kind: 'contact-receipt', recipient: email, created_at })
    .orWhereIn('id', replies)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(THREAD_MAX)
    .pluck('message_id');
  return latest.reverse();
}
