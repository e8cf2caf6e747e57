import type { Db } from '../connect';
import type { OutboxRow } from '../tables';
import type { SubscriptionRow } from '../tables/audience';

/** The mails of the newsletter, by the names of their texts, besides those with a link to leave. */
const OWN_MAILS = 'subscription-%';

/** Takes back list mails to an address that have not gone out. */
export async function dropWaitingListMails(db: Db, email: string): Promise<void> {
  await db('outbox')
    .where({ recipient: email })
    .whereNotNull('unsubscribe_url')
    .whereNot('status', 'sent')
    .delete();
}

/** The newsletter's mails to an address, the newest first. */
export function listNewsletterMails(db: Db, email: string, limit: number): Promise<OutboxRow[]> {
  return newsletterMails(db, email)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}

/**
 * Removes an address and all that is held with it. What stays is a keyed hash, so that no old list
 * brings it back, and the hashes of links in old mails, so that leaving by them still answers.
 */
export async function eraseSubscription(
  db: Db,
  { id, email }: Pick<SubscriptionRow, 'id' | 'email'>,
  addressHash: string,
  now: string,
): Promise<void> {
  await suppress(db, addressHash, now);
  await db('subscription_tokens').where({ subscription_id: id, purpose: 'confirm' }).delete();
  await db('subscription_tokens').where({ subscription_id: id }).update({ subscription_id: null });
  await db('subscription_consents').where({ subscription_id: id }).delete();
  await db('announcements').where({ subscription_id: id }).delete();
  await newsletterMails(db, email).delete();
  await db('subscriptions').where({ id }).delete();
}

/** Keeps the hash of an address that may not be written to. Safe to repeat. */
export async function suppress(db: Db, addressHash: string, now: string): Promise<void> {
  await db('suppressions')
    .insert({ address_hash: addressHash, reason: 'erased', created_at: now })
    .onConflict('address_hash')
    .ignore();
}

/** Lets an address be written to again; false when it always could be. */
export async function allow(db: Db, addressHash: string): Promise<boolean> {
  return (await db('suppressions').where({ address_hash: addressHash }).delete()) === 1;
}

/** What is too old to be kept. */
export interface Ages {
  /** Addresses that nobody has confirmed, and requests. */
  pendingBefore: string;
  /** Links that have ended. */
  expiredBefore: string;
}

/**
 * Removes addresses that were never confirmed, and links and requests that lead nowhere; returns
 * how many addresses. Call it in a transaction.
 */
export async function purgeSubscriptions(
  db: Db,
  { pendingBefore, expiredBefore }: Ages,
): Promise<number> {
  await db('subscription_tokens').where('expires_at', '<', expiredBefore).delete();
  await db('subscription_consents')
    .whereNull('confirmed_at')
    .where('created_at', '<', pendingBefore)
    .delete();
  // held as they are found: one that asks again meanwhile would go with the mail it is promised
  const old = await db('subscriptions')
    .where('status', 'pending')
    .where('requested_at', '<', pendingBefore)
    .update({ status: db.raw('status') })
    .returning(['id', 'email']);
  for (const { id, email } of old) {
    await db('subscription_tokens').where({ subscription_id: id }).delete();
    await db('subscription_consents').where({ subscription_id: id }).delete();
    await newsletterMails(db, email).delete();
    await db('subscriptions').where({ id }).delete();
  }
  return old.length;
}

function newsletterMails(db: Db, email: string) {
  return db('outbox')
    .where({ recipient: email })
    .where((own) => own.where('kind', 'like', OWN_MAILS).orWhereNotNull('unsubscribe_url'));
}
