import type { Knex } from 'knex';
import type { Db } from '../connect';
import { forgetAnswer } from '../idempotency-keys';
import { forgetReceipt } from './receipt-traces';

/** Kinds of mail to a person who wrote to us, and to the team about that person. */
const TO_SENDER = ['contact-receipt', 'contact-reply'];
const ABOUT_SENDER = ['contact-team'];

/**
 * Removes every message from an address with its notes, replies and mails, also those that have
 * not gone out, and the traces of its receipt and of its key; returns how many messages. Call it in a transaction.
 * @param before leaves what came later
 */
export async function eraseMessagesFrom(db: Db, email: string, before?: string): Promise<number> {
  const old = (query: Knex.QueryBuilder) => {
    if (before !== undefined) query.where('created_at', '<', before);
  };
  await forgetReceipt(db, email);
  const ids: string[] = await db('contact_messages').where({ email }).modify(old).pluck('id');
  for (const id of ids) await forgetAnswer(db, id);
  await db('contact_messages').where({ email }).modify(old).delete();
  const mails = () => db('outbox').modify(old);
  await mails().where({ recipient: email }).whereIn('kind', TO_SENDER).delete();
  await mails().where({ reply_to: email }).whereIn('kind', ABOUT_SENDER).delete();
  return ids.length;
}

/** People whose messages one transaction removes: on SQLite everybody else waits for it. */
const GROUP_SENDERS = 50;

/**
 * Removes, as `eraseMessagesFrom` does, what came from a group of the addresses with which nothing has been
 * exchanged since a moment: no message from it, no reply to it, and no note or state that changed. Returns how
 * many messages; none once no such address is left. Call it in a transaction.
 */
export async function eraseMessagesBefore(db: Db, before: string): Promise<number> {
  const quiet = await quietSenders(db, before, GROUP_SENDERS);
  let messages = 0;
  // what arrives meanwhile was acknowledged, and stays
  for (const email of quiet) messages += await eraseMessagesFrom(db, email, before);
  return messages;
}

/** Addresses that have written and with which nothing has been exchanged since a moment. */
export function quietSenders(db: Db, before: string, most?: number): Promise<string[]> {
  const query = db('contact_messages')
    .groupBy('email')
    .havingRaw("max(created_at) < ? and coalesce(max(updated_at), '') < ?", [before, before]);
  if (most !== undefined) query.limit(most);
  return query.pluck('email');
}
