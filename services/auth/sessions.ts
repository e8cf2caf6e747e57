import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../db/accounts/audit-log';
import { insertRefreshToken, takeRefreshToken } from '../../db/accounts/refresh-tokens';
import { endSession, findSessionUser, insertSession } from '../../db/accounts/sessions';
import type { Db } from '../../db/connect';
import { instantAfter } from '../../db/instant';
import { storeEach } from '../../db/writes/writer';
import type { Session } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import { DAY_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../http/request/access-token';
import { hashToken, newToken } from '../http/request/secret-token';

/** However often it is renewed. */
const SESSION_MS = 30 * DAY_MS;
/** Without being renewed. */
const IDLE_MS = 7 * DAY_MS;

type Opening = Pick<Deps, 'secret' | 'publicUrl' | 'now'>;

/** Opens a session for somebody who has shown who they are. Call it in that transaction. */
export async function openSession(deps: Opening, tx: Db, userId: string): Promise<Session> {
  const now = deps.now();
  const id = randomUUID();
  await insertSession(tx, {
    id,
    user_id: userId,
    created_at: now.toISOString(),
    expires_at: instantAfter(now, SESSION_MS),
  });
  const session = await giveTokens(deps, tx, id);
  if (!session) throw new Error('A session that has just begun is over');
  return session;
}

/**
 * Renews sessions. A token is good once; shown again, it ends its session, since one of the two who
 * showed it has stolen it. Calls with the same token at the same time (two tabs of one browser) are
 * one call and get one answer.
 * @throws AppError `unauthorized` where the session is over.
 */
export function sessionRenewer(
  deps: Opening & Pick<Deps, 'writes'>,
): (refreshToken: string) => Promise<Session> {
  const renewal = storeEach((tx, hash: string) => renew(deps, tx, hash));
  const running = new Map<string, Promise<Session | undefined>>();

  return async (refreshToken) => {
    const hash = hashToken(refreshToken);
    const renewing =
      running.get(hash) ?? deps.writes.write(renewal, hash).finally(() => running.delete(hash));
    running.set(hash, renewing);
    const session = await renewing;
    if (session) return session;
    throw new AppError('unauthorized', say.sessionEnded, {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  };
}

/** Ends sessions, each with everything that was renewed from it. */
export function sessionEnder({
  writes,
  now,
}: Pick<Deps, 'writes' | 'now'>): (id: string) => Promise<boolean> {
  const writer = storeEach((tx, id: string) => endSession(tx, id, now().toISOString()));
  return (id) => writes.write(writer, id);
}

async function renew(deps: Opening, tx: Db, hash: string): Promise<Session | undefined> {
  const at = deps.now();
  const use = await takeRefreshToken(tx, hash, at.toISOString());
  if (use.state === 'good') return giveTokens(deps, tx, use.sessionId);
  if (use.state === 'used before' && (await endSession(tx, use.sessionId, at.toISOString()))) {
    await recordAudit(tx, {
      actor: 'service',
      action: 'session.revoke',
      subject: use.sessionId,
      details: { reason: 'a refresh token was used twice' },
      at,
    });
  }
  return undefined;
}

/** Undefined when the session is over. */
async function giveTokens(deps: Opening, tx: Db, id: string): Promise<Session | undefined> {
  const now = deps.now();
  const user = await findSessionUser(tx, id, now.toISOString());
  if (!user) return undefined;

  const { token, hash } = newToken();
  await insertRefreshToken(tx, {
    hash,
    session_id: id,
    created_at: now.toISOString(),
    expires_at: instantAfter(now, IDLE_MS),
  });
  return {
    access_token: signAccessToken(deps, { userId: user.id, sessionId: id, roles: user.roles }),
    refresh_token: token,
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: instantAfter(now, ACCESS_TOKEN_SECONDS * 1000),
    token_type: 'bearer',
    user,
  };
}
