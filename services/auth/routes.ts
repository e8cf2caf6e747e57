import type Router from '@koa/router';
import { endSession } from '../../db/sessions';
import { getAuthSession, postAuthLogout, type SessionUser } from '../contracts/auth';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { requireSession, sessionOf } from '../http/require-session';

/** Accounts: making one, signing in and out. */
export function authRoutes(deps: Deps): Router {
  const router = featureRouter();

  router.get(getAuthSession.path, requireSession(deps), (ctx) => {
    ctx.body = { user: sessionOf(ctx).user satisfies SessionUser };
  });

  router.post(postAuthLogout.path, requireSession(deps), async (ctx) => {
    await endSession(deps.db, sessionOf(ctx).id, deps.now().toISOString());
    ctx.status = postAuthLogout.status;
  });

  return router;
}
