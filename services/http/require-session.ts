import type { Context, Middleware } from 'koa';
import { findSessionUser, type Person } from '../../db/accounts/sessions';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { readAccessToken } from './request/access-token';

/** Who is calling, as the database says at this moment. */
export interface LiveSession {
  id: string;
  user: Person;
}

type Checking = Pick<Deps, 'db' | 'secret' | 'publicUrl' | 'now'>;

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/**
 * Lets through who is signed in; `sessionOf` then says who it is. Nothing that follows is cached.
 * Answers 401 to everybody else, also to a token whose session has ended meanwhile.
 */
export function requireSession(deps: Checking): Middleware {
  return async (ctx, next) => {
    ctx.state.session = await liveSession(deps, ctx);
    ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

/**
 * Lets through administrators, as `requireSession` does. The role is looked up: who loses it has
 * lost it. Answers 403 to others who are signed in.
 */
export function requireAdmin(deps: Checking): Middleware {
  return async (ctx, next) => {
    const session = await liveSession(deps, ctx);
    if (!session.user.roles.includes('admin')) {
      throw new AppError('forbidden', 'This is for administrators. Ask one to grant you access.');
    }
    ctx.state.session = session;
    ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

/** The session that a guard has let through. */
export function sessionOf(ctx: Context): LiveSession {
  // Only the guards above write it.
  const session = ctx.state.session as LiveSession | undefined;
  if (!session) throw new Error('This route has no guard');
  return session;
}

async function liveSession(deps: Checking, ctx: Context): Promise<LiveSession> {
  const header = ctx.get('Authorization');
  if (header === '') throw unauthorized('Sign in first.', 'Bearer');

  const token = BEARER.exec(header)?.[1];
  const claims = token === undefined ? undefined : readAccessToken(deps, token);
  const user =
    claims && (await findSessionUser(deps.db, claims.sessionId, deps.now().toISOString()));
  if (!claims || !user || user.id !== claims.userId) {
    throw unauthorized('You have been signed out. Please log in again.', REFUSED);
  }
  return { id: claims.sessionId, user };
}

/** RFC 6750 §3.1 */
const REFUSED = 'Bearer error="invalid_token"';

function unauthorized(detail: string, challenge: string): AppError {
  return new AppError('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
}
