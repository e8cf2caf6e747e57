import type { Db } from './connect';
import type { UserRoleRow } from './tables/accounts';

/** Gives an account a role; false when it had it already. */
export async function grantRole(db: Db, grant: UserRoleRow): Promise<boolean> {
  const stored = await db('user_roles')
    .insert(grant)
    .onConflict(['user_id', 'role'])
    .ignore()
    .returning('user_id');
  return stored.length === 1;
}
