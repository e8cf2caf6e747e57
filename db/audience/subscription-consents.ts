import type { Db } from '../connect';
import type { SubscriptionConsentRow } from '../tables/audience';

/** Keeps what was agreed to. */
export async function insertConsent(db: Db, row: SubscriptionConsentRow): Promise<void> {
  await db('subscription_consents').insert(row);
}

/** Notes that the owner of the address has confirmed it; undefined when it is not there. */
export async function confirmConsent(
  db: Db,
  id: string,
  now: string,
): Promise<SubscriptionConsentRow | undefined> {
  const [row] = await db('subscription_consents')
    .where({ id })
    .update({ confirmed_at: now })
    .returning('*');
  return row;
}

/** Everything that was agreed to under an address, the oldest first. */
export function listConsents(db: Db, subscriptionId: string): Promise<SubscriptionConsentRow[]> {
  return db('subscription_consents')
    .where({ subscription_id: subscriptionId })
    .orderBy([{ column: 'created_at' }, { column: 'id' }]);
}
