import type { Db } from '../connect';
import type { RefreshTokenRow } from '../tables/accounts';

/** Stores a token that has not been used. */
export async function insertRefreshToken(
  db: Db,
  token: Omit<RefreshTokenRow, 'used_at'>,
): Promise<void> {
  await db('refresh_tokens').insert({ ...token, used_at: null });
}

/** What became of a token that somebody showed. */
export type TokenUse = { state: 'good' | 'used before'; sessionId: string } | { state: 'unknown' };

/** Uses a token up. Of two who show it at once, one finds it good. An expired one is unknown. */
export async function takeRefreshToken(db: Db, hash: string, now: string): Promise<TokenUse> {
  const [taken] = await db('refresh_tokens')
    .where({ hash })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning('session_id');
  if (taken) return { state: 'good', sessionId: taken.session_id };
  const known = await db('refresh_tokens').where({ hash }).whereNotNull('used_at').first();
  return known ? { state: 'used before', sessionId: known.session_id } : { state: 'unknown' };
}
