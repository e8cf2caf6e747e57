import type { Db } from './connect';
import type { UserRow } from './tables/accounts';

/** Stores an account; false, and nothing stored, when the address has one. */
export async function insertUser(db: Db, user: UserRow): Promise<boolean> {
  const stored = await db('users').insert(user).onConflict('email').ignore().returning('id');
  return stored.length === 1;
}

/** By its address in canonical form; undefined when there is none. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db('users').where({ email }).first();
}
