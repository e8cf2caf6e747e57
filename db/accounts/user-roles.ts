import { type Db, isPostgres } from '../connect';
import type { UserRoleRow } from '../tables/accounts';

/** Gives an account a role; false when it had it already. */
export async function grantRole(db: Db, grant: UserRoleRow): Promise<boolean> {
  const stored = await db('user_roles')
    .insert(grant)
    .onConflict(['user_id', 'role'])
    .ignore()
    .returning('user_id');
  return stored.length === 1;
}

/** Whether the account of an address is an administrator's. */
export async function isAdmin(db: Db, email: string): Promise<boolean> {
  const row = await db('user_roles')
    .join('users', 'users.id', 'user_roles.user_id')
    .where('users.email', email)
    .where('user_roles.role', 'admin')
    .first('users.id');
  return row !== undefined;
}

/** How many administrators there are who can sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const row = await db('user_roles')
    .join('users', 'users.id', 'user_roles.user_id')
    .where('user_roles.role', 'admin')
    .whereNotNull('users.confirmed_at')
    .count({ admins: '*' })
    .first();
  return Number(row?.admins ?? 0);
}

/** The addresses of all administrators. */
export async function listAdmins(db: Db): Promise<string[]> {
  return db('user_roles')
    .join('users', 'users.id', 'user_roles.user_id')
    .where('user_roles.role', 'admin')
    .orderBy('users.email')
    .pluck('users.email');
}

/** What came of taking a role away. `was the last`: done, and nobody who can sign in has it now. */
export type Revocation = 'done' | 'was the last' | 'had none';

/**
 * Takes the role of administrator from an account. Begins with a lock or a write, so that of two who
 * revoke each other one learns that nobody is left: call it first in its transaction.
 */
export async function revokeAdmin(tx: Db, userId: string): Promise<Revocation> {
  if (isPostgres(tx)) await tx.raw('lock table user_roles in share row exclusive mode');
  const removed = await tx('user_roles').where({ user_id: userId, role: 'admin' }).delete();
  if (removed === 0) return 'had none';
  return (await countAdmins(tx)) > 0 ? 'done' : 'was the last';
}
