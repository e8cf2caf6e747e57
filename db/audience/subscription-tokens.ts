import type { Db } from '../connect';
import type { SubscriptionTokenRow } from '../tables/audience';

/** Keeps the hash of a link that a mail will carry. */
export async function insertToken(db: Db, row: SubscriptionTokenRow): Promise<void> {
  await db('subscription_tokens').insert(row);
}

/** Undefined for one that was never given out. */
export function findToken(db: Db, hash: string): Promise<SubscriptionTokenRow | undefined> {
  return db('subscription_tokens').where({ hash }).first();
}

/** Uses up a `confirm` token: of any number of callers one gets it. Undefined when it is no good. */
export async function takeConfirmToken(
  db: Db,
  hash: string,
  now: string,
): Promise<SubscriptionTokenRow | undefined> {
  const [token] = await db('subscription_tokens')
    .where({ hash, purpose: 'confirm' })
    .whereNull('used_at')
    .whereNotNull('subscription_id')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning('*');
  return token;
}

/** Notes that a `manage` or `list` token was used. Undefined when there is no such token. */
export async function touchToken(
  db: Db,
  hash: string,
  now: string,
): Promise<SubscriptionTokenRow | undefined> {
  const [token] = await db('subscription_tokens')
    .where({ hash })
    .whereNot('purpose', 'confirm')
    .update({ used_at: now })
    .returning('*');
  return token;
}

/** A link that was asked for, with the topics it would add. */
export type AskedToken = SubscriptionTokenRow & { topics: string | null };

/** The links that an address was mailed at its own or a stranger's asking, since a moment. */
export function listAskedTokens(
  db: Db,
  subscriptionId: string,
  since: string,
): Promise<AskedToken[]> {
  return db('subscription_tokens as token')
    .leftJoin('subscription_consents as consent', 'consent.id', 'token.consent_id')
    .where('token.subscription_id', subscriptionId)
    .whereNot('token.purpose', 'list')
    .where('token.created_at', '>', since)
    .orderBy('token.created_at')
    .select('token.*', 'consent.topics');
}
