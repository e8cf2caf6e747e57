import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { listArtists } from '../../db/audience/artists';
import { ARTIST_TOPIC, type Topic } from '../contracts/limits/subscriptions';
import {
  deletePreferences,
  getPreferences,
  getSubscriptionData,
  LinkToken,
  type Preferences,
  PreferencesRequest,
  postConfirmation,
  postSubscription,
  postUnsubscription,
  putPreferences,
  SUBSCRIPTION_SENTENCES,
  type SubscriptionData,
  SubscriptionRequest,
} from '../contracts/subscriptions';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { featureRouter } from '../http/feature-router';
import { idempotencyKey } from '../http/request/idempotency-key';
import { parse } from '../http/request/parse';
import { type Body, readBody } from '../http/request/read-body';
import { answer, outcomeOf, seeOther } from './answer';
import { confirmationState, confirmer } from './confirm';
import { newsletterPages, tokenIn } from './pages';
import { presetForm } from './preset-form';
import { readData, readSettings } from './read-settings';
import { settingsWriter } from './settings';
import { subscriber } from './subscribe';
import { unknownArtists } from './topics';

const SettingsForm = LinkToken.extend({
  action: z.enum(['save', 'leave', 'erase']).default('save'),
  topics: PreferencesRequest.shape.topics.default([]),
});
const DONE = { save: 'saved', leave: 'left', erase: 'erased' } as const;

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

  router.get(getPreferences.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await readSettings(deps, linkToken(ctx))) satisfies Preferences;
  });

  router.put(putPreferences.path, async (ctx) => {
    const token = linkToken(ctx);
    const { topics } = parse(PreferencesRequest, (await readBody(ctx, ['json'])).value);
    await knownArtists(deps, topics);
    await write(token, { kind: 'choose', topics });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await readSettings(deps, token)) satisfies Preferences;
  });

  router.delete(deletePreferences.path, async (ctx) => {
    await write(linkToken(ctx), { kind: 'erase' });
    ctx.status = deletePreferences.status;
  });

  router.post(putPreferences.path, async (ctx) => {
    const body = await readBody(ctx, ['form'], ['topics']);
    const { location } = await outcomeOf(async () => {
      const { token, action, topics } = parse(SettingsForm, body.value);
      await knownArtists(deps, topics);
      await write(token, action === 'save' ? { kind: 'choose', topics } : { kind: action });
      return action === 'save' && topics.length === 0 ? 'left' : DONE[action];
    });
    seeOther(ctx, location);
  });

  router.get(getSubscriptionData.path, async (ctx) => {
    const data = (await readData(deps, linkToken(ctx))) satisfies SubscriptionData;
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment('newsletter-data.json');
    ctx.type = 'json';
    ctx.body = JSON.stringify(data, null, 2);
  });

  return router;
}

function linkToken(ctx: Context): string {
  return parse(LinkToken, { token: tokenIn(ctx) || undefined }).token;
}

/** Every artist. @throws AppError `invalid_request` when a topic names one that there is not. */
async function knownArtists({ db }: Pick<Deps, 'db'>, topics: readonly Topic[]) {
  const artists = await listArtists(db);
  if (unknownArtists(topics, artists).length === 0) return artists;
  const message = SUBSCRIPTION_SENTENCES.topics.unknown;
  throw new AppError('invalid_request', `${message} Topics begin with ${ARTIST_TOPIC}.`, {
    fields: [{ field: 'topics', message }],
  });
}
