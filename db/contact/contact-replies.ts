import type { Db } from '../connect';
import type { ContactReplyRow, OutboxRow } from '../tables';

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
