import type { Db } from '../connect';
import { deleteEmailTokensOf } from './email-tokens';

/**
 * Removes an account with its sessions and links, and its address from replies that it wrote; false when
 * the address has none. Not for administrators: their role is taken first. Call it in a transaction.
 */
export async function eraseAccount(db: Db, email: string): Promise<boolean> {
  await deleteEmailTokensOf(db, email);
  await db('contact_replies').where({ author: email }).update({ author: '' });
  const removed = await db('users')
    .where({ email })
    .whereNotIn('id', db('user_roles').select('user_id'))
    .delete();
  return removed === 1;
}
