import type { Db } from '../connect';
import { forgetReceipt } from './receipt-traces';

/** Kinds of mail to a person who wrote to us, and to the team about that person. */
const TO_SENDER = ['contact-receipt', 'contact-reply'];
const ABOUT_SENDER = ['contact-team'];

/**
 * Removes every message from an address with its notes, replies and mails, also those that have
 * not gone out, and the trace of its receipt; returns how many messages. Call it in a transaction.
 */
export async function eraseMessagesFrom(db: Db, email: string): Promise<number> {
  const removed = await db('contact_messages').where({ email }).delete();
  await db('outbox').where({ recipient: email }).whereIn('kind', TO_SENDER).delete();
  await db('outbox').where({ reply_to: email }).whereIn('kind', ABOUT_SENDER).delete();
  await forgetReceipt(db, email);
  return removed;
}
