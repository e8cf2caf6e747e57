import type { Db } from '../connect';
import type { EmailTokenRow } from '../tables/accounts';

/**
 * Stores a link's token, unless the address has `max` in force for the same purpose; false then.
 * Begins with a statement that writes. Two processes at once may let one more through.
 */
export async function insertEmailToken(
  db: Db,
  token: EmailTokenRow,
  max: number,
): Promise<boolean> {
  const { email, purpose, created_at } = token;
  await db('email_tokens').where({ email, purpose }).where('expires_at', '<=', created_at).delete();
  const row = await db('email_tokens').where({ email, purpose }).count({ links: '*' }).first();
  if (Number(row?.links ?? 0) >= max) return false;
  await db('email_tokens').insert(token);
  return true;
}

/** Uses a link up, and with it every other one of the address for that purpose; undefined when it is of no use. */
export async function takeEmailToken(
  db: Db,
  { hash, purpose }: Pick<EmailTokenRow, 'hash' | 'purpose'>,
  now: string,
): Promise<EmailTokenRow | undefined> {
  const [taken] = await db('email_tokens')
    .where({ hash, purpose })
    .where('expires_at', '>', now)
    .update({ expires_at: now })
    .returning('*');
  if (taken) await db('email_tokens').where({ email: taken.email, purpose }).delete();
  return taken;
}

/** Forgets every link of an address, for whatever purpose. */
export async function deleteEmailTokensOf(db: Db, email: string): Promise<void> {
  await db('email_tokens').where({ email }).delete();
}

/** Whether a link could be used now. */
export async function isEmailTokenGood(
  db: Db,
  { hash, purpose }: Pick<EmailTokenRow, 'hash' | 'purpose'>,
  now: string,
): Promise<boolean> {
  const row = await db('email_tokens')
    .where({ hash, purpose })
    .where('expires_at', '>', now)
    .first();
  return row !== undefined;
}

/** The password of the latest sign-up that waits for its link; undefined when none does. */
export async function findPendingPassword(
  db: Db,
  email: string,
  now: string,
): Promise<string | undefined> {
  const row = await db('email_tokens')
    .where({ email, purpose: 'signup' })
    .where('expires_at', '>', now)
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'hash' }])
    .first();
  return row?.password_hash ?? undefined;
}

/** Forgets links whose time is over. */
export function deleteExpiredEmailTokens(db: Db, now: string): Promise<number> {
  return db('email_tokens').where('expires_at', '<=', now).delete();
}
