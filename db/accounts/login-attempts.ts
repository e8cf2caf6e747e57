import type { Db } from '../connect';
import { instantAfter } from '../instant';

/** How tries are slowed down. */
export interface SlowDown {
  /** Tries that cost no pause. */
  free: number;
  /** After the last free one; doubled with each further one. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so long without a try, counting begins anew. */
  forgetMs: number;
}

/**
 * Counts a try before its outcome is known, so that a hundred at once are a hundred. Returns
 * undefined when it may go on, else the instant before which it may not; that one is not counted.
 */
export async function countTry(
  db: Db,
  key: string,
  now: Date,
  { free, firstPauseMs, longestPauseMs, forgetMs }: SlowDown,
): Promise<string | undefined> {
  const at = now.toISOString();
  const [counted] = await db('login_attempts')
    .insert({ key, failures: 1, blocked_until: at, expires_at: instantAfter(now, forgetMs) })
    .onConflict('key')
    .merge({
      failures: db.raw(
        'case when login_attempts.expires_at <= ? then 1 else login_attempts.failures + 1 end',
        [at],
      ),
      expires_at: instantAfter(now, forgetMs),
    })
    .where('login_attempts.blocked_until', '<=', at)
    .returning('failures');
  if (!counted) {
    const row = await db('login_attempts').where({ key }).first('blocked_until');
    return row?.blocked_until;
  }
  const paid = counted.failures - free;
  if (paid < 0) return undefined;
  const pauseMs = Math.min(firstPauseMs * 2 ** paid, longestPauseMs);
  await db('login_attempts')
    .where({ key })
    .update({
      blocked_until: instantAfter(now, pauseMs),
      expires_at: instantAfter(now, pauseMs + forgetMs),
    });
  return undefined;
}

/**
 * Takes one counted try back, since it was no failure, with the pause that it brought: there was none when it
 * was counted.
 */
export async function forgiveTry(db: Db, key: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db('login_attempts')
    .where({ key })
    .where('failures', '>', 0)
    .update({
      failures: db.raw('failures - 1'),
      blocked_until: db.raw('case when blocked_until > ? then ? else blocked_until end', [at, at]),
    });
}

/** Forgets all tries under a key. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db('login_attempts').where({ key }).delete();
}

/** Remembers a key that was good, for a while. */
export async function rememberKey(db: Db, key: string, now: Date, forMs: number): Promise<void> {
  const at = now.toISOString();
  await db('login_attempts')
    .insert({ key, failures: 0, blocked_until: at, expires_at: instantAfter(now, forMs) })
    .onConflict('key')
    .merge(['expires_at']);
}

/** Whether a key is remembered. */
export async function isKeyRemembered(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db('login_attempts')
    .where({ key })
    .where('expires_at', '>', now.toISOString())
    .first('key');
  return row !== undefined;
}

/** Forgets what has lapsed. */
export function deleteLapsedAttempts(db: Db, now: string): Promise<number> {
  return db('login_attempts').where('expires_at', '<=', now).delete();
}
