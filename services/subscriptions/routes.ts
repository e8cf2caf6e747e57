import type Router from '@koa/router';
import { listArtists } from '../../db/audience/artists';
import {
  LinkToken,
  postConfirmation,
  postSubscription,
  postUnsubscription,
  SubscriptionRequest,
} from '../contracts/subscriptions';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { idempotencyKey } from '../http/request/idempotency-key';
import { parse } from '../http/request/parse';
import { type Body, readBody } from '../http/request/read-body';
import { confirmationState, confirmer } from './confirm';
import { knownArtists } from './known-artists';
import { answer } from './pages/answer';
import { newsletterPages, tokenIn } from './pages/newsletter-pages';
import { presetForm } from './pages/preset-form';
import { preferenceRoutes } from './settings/preference-routes';
import { settingsWriter } from './settings/settings-writer';
import { subscriber } from './subscribe';

/** The newsletter: as JSON, as plain forms, and the pages that mails link to. */
export function subscriptionRoutes(deps: Deps): Router {
  const router = featureRouter();
  const subscribe = subscriber(deps);
  const confirm = confirmer(deps);
  const write = settingsWriter(deps);
  presetForm(router, deps);

  router.post(postSubscription.path, async (ctx) => {
    const body = await readBody(ctx, ['json', 'form'], ['topics']);
    const key = idempotencyKey(ctx);
    return answer(ctx, body, postSubscription.status, 'pending', async () => {
      const request = parse(SubscriptionRequest, body.value);
      const artists = await knownArtists(deps, request.topics ?? []);
      return subscribe({ request, artists, key });
    });
  });

  router.post(postConfirmation.path, async (ctx) => {
    const body = await readBody(ctx, ['json', 'form']);
    return answer(ctx, body, postConfirmation.status, 'confirmed', async () => {
      const { token } = parse(LinkToken, body.value);
      await confirm(token, await listArtists(deps.db)).catch(async (thrown: unknown) => {
        const isForm = body.kind === 'form';
        if (isForm && (await confirmationState(deps, token)) === 'used') return;
        throw thrown;
      });
      return { status: 'active' };
    });
  });

  router.post(postUnsubscription.path, async (ctx) => {
    const token = tokenIn(ctx);
    // A mail program's one click: its body says nothing that the address does not (RFC 8058 §3.2).
    // Who sends neither is told of the token that is missing, not of a media type.
    const isSaid = token !== '' || ctx.get('content-type') === '';
    const body: Body = isSaid
      ? { kind: 'json', value: { token: token || undefined } }
      : await readBody(ctx, ['json', 'form']);
    return answer(ctx, body, postUnsubscription.status, 'left', async () => {
      await write(parse(LinkToken, body.value).token, { kind: 'leave' });
      return { status: 'unsubscribed' };
    });
  });

  router.use(newsletterPages(deps).routes());

  router.use(preferenceRoutes(deps, write).routes());

  return router;
}
