import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  type Accepted,
  ConfirmRequest,
  getAuthSession,
  LinkRequest,
  LoginRequest,
  postAuthConfirm,
  postAuthLink,
  postAuthLogin,
  postAuthLogout,
  postAuthRefresh,
  postAuthReset,
  postAuthResetConfirm,
  postAuthSignup,
  RefreshRequest,
  ResetConfirmRequest,
  ResetRequest,
  type Session,
  type SessionUser,
  SignupRequest,
} from '../contracts/auth';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { clientNetwork } from '../http/request/client-address';
import { parse } from '../http/request/parse';
import { readBody } from '../http/request/read-body';
import { requireSession, sessionOf } from '../http/require-session';
import { lookAtLink } from './look-at-link';
import { resetConfirmer, resetRequester } from './reset-password';
import { sessionEnder, sessionRenewer } from './sessions';
import { signIn } from './sign-in';
import { signUp, signUpConfirmer } from './sign-up';

/** Accounts: making one, signing in and out, a forgotten password. */
export function authRoutes(deps: Deps): Router {
  const router = featureRouter();
  const register = signUp(deps);
  const confirm = signUpConfirmer(deps);
  const enter = signIn(deps);
  const renew = sessionRenewer(deps);
  const requestReset = resetRequester(deps);
  const confirmReset = resetConfirmer(deps);
  const end = sessionEnder(deps);
  const network = (ctx: Context) => clientNetwork(ctx.req, deps.config.trustedProxies);

  router.post(postAuthSignup.path, async (ctx) => {
    await register(parse(SignupRequest, (await readBody(ctx, ['json'])).value));
    accept(ctx);
  });

  router.post(postAuthConfirm.path, async (ctx) => {
    give(ctx, await confirm(parse(ConfirmRequest, (await readBody(ctx, ['json'])).value)));
  });

  router.post(postAuthLogin.path, async (ctx) => {
    const request = parse(LoginRequest, (await readBody(ctx, ['json'])).value);
    give(ctx, await enter(request, network(ctx)));
  });

  router.post(postAuthRefresh.path, async (ctx) => {
    const { refresh_token } = parse(RefreshRequest, (await readBody(ctx, ['json'])).value);
    give(ctx, await renew(refresh_token));
  });

  router.post(postAuthReset.path, async (ctx) => {
    const { email } = parse(ResetRequest, (await readBody(ctx, ['json'])).value);
    await requestReset(email);
    accept(ctx);
  });

  router.post(postAuthResetConfirm.path, async (ctx) => {
    const request = parse(ResetConfirmRequest, (await readBody(ctx, ['json'])).value);
    give(ctx, await confirmReset(request, network(ctx)));
  });

  router.post(postAuthLink.path, async (ctx) => {
    await lookAtLink(deps, parse(LinkRequest, (await readBody(ctx, ['json'])).value));
    ctx.status = postAuthLink.status;
  });

  router.get(getAuthSession.path, requireSession(deps), (ctx) => {
    ctx.body = { user: sessionOf(ctx).user satisfies SessionUser };
  });

  router.post(postAuthLogout.path, requireSession(deps), async (ctx) => {
    await end(sessionOf(ctx).id);
    ctx.status = postAuthLogout.status;
  });

  return router;
}

/** The one answer to whoever asks for a mail. */
function accept(ctx: Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 202;
  ctx.body = { status: 'accepted' } satisfies Accepted;
}

function give(ctx: Context, session: Session): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = session;
}
