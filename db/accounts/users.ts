import { type Db, isPostgres } from '../connect';
import type { UserRow } from '../tables/accounts';

/** Stores an account; false, and nothing stored, when the address has one. */
export async function insertUser(db: Db, user: UserRow): Promise<boolean> {
  const stored = await db('users').insert(user).onConflict('email').ignore().returning('id');
  return stored.length === 1;
}

/** By its address in canonical form; undefined when there is none. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db('users').where({ email }).first();
}

/**
 * Whether an account is there and still has that password. Until the transaction is over no other can change it:
 * one that ends all sessions either came before, or ends what is opened now.
 */
export async function isPasswordStill(
  tx: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const query = tx('users').where({ id, password_hash }).first('id');
  if (isPostgres(tx)) query.forShare();
  return (await query) !== undefined;
}

/** Confirms the address of an account and sets its password; undefined when it was confirmed before. */
export async function confirmUser(
  db: Db,
  { email, password_hash }: Pick<UserRow, 'email' | 'password_hash'>,
  now: string,
): Promise<UserRow | undefined> {
  const [user] = await db('users')
    .where({ email })
    .whereNull('confirmed_at')
    .update({ password_hash, confirmed_at: now })
    .returning('*');
  return user;
}

/** Sets a new password. The link that led to it came by mail, so the address is confirmed too. */
export async function resetPassword(
  db: Db,
  { email, password_hash }: Pick<UserRow, 'email' | 'password_hash'>,
  now: string,
): Promise<UserRow | undefined> {
  const [user] = await db('users')
    .where({ email })
    .update({ password_hash, confirmed_at: db.raw('coalesce(confirmed_at, ?)', [now]) })
    .returning('*');
  return user;
}

/** Forgets accounts that were never confirmed, have no role and no link that could still do it. */
export async function deleteUnconfirmedUsers(db: Db, createdBefore: string): Promise<number> {
  return db('users')
    .whereNull('confirmed_at')
    .where('created_at', '<=', createdBefore)
    .whereNotIn('id', db('user_roles').select('user_id'))
    .whereNotIn('email', db('email_tokens').select('email'))
    .delete();
}
