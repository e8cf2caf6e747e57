import type { Db } from '../connect';
import type { SessionRow, UserRoleRow } from '../tables/accounts';

/** An account and what it may do. */
export interface Person {
  id: string;
  email: string;
  roles: UserRoleRow['role'][];
}

/** Stores a session that begins. */
export async function insertSession(db: Db, session: Omit<SessionRow, 'ended_at'>): Promise<void> {
  await db('sessions').insert({ ...session, ended_at: null });
}

/** Whose session it is, with the roles of this moment; undefined when it is over. */
export async function findSessionUser(
  db: Db,
  id: string,
  now: string,
): Promise<Person | undefined> {
  const rows: { id: string; email: string; role: UserRoleRow['role'] | null }[] = await db(
    'sessions',
  )
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where('sessions.id', id)
    .whereNull('sessions.ended_at')
    .where('sessions.expires_at', '>', now)
    .orderBy('user_roles.role')
    .select('users.id', 'users.email', 'user_roles.role');
  const [first] = rows;
  if (!first) return undefined;
  const roles = rows.flatMap(({ role }) => role ?? []);
  return { id: first.id, email: first.email, roles };
}

/** Ends a session and all that was renewed from it; false when it was over. */
export async function endSession(db: Db, id: string, now: string): Promise<boolean> {
  const ended = await db('sessions')
    .where({ id })
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .update({ ended_at: now });
  return ended === 1;
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Db, userId: string, now: string): Promise<void> {
  await db('sessions').where({ user_id: userId }).whereNull('ended_at').update({ ended_at: now });
}

/** Forgets sessions whose time is over or that were ended before an instant, with their tokens. */
export async function deleteOldSessions(db: Db, now: string, endedBefore: string): Promise<number> {
  return db('sessions')
    .where('expires_at', '<=', now)
    .orWhere('ended_at', '<=', endedBefore)
    .delete();
}
