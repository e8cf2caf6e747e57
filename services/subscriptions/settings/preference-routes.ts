import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import {
  deletePreferences,
  getPreferences,
  getSubscriptionData,
  LinkToken,
  type Preferences,
  PreferencesRequest,
  putPreferences,
  type SubscriptionData,
} from '../../contracts/subscriptions';
import type { Deps } from '../../deps';
import { seeOther } from '../../http/answer/see-other';
import { featureRouter } from '../../http/feature-router';
import { parse } from '../../http/request/parse';
import { readBody } from '../../http/request/read-body';
import { knownArtists } from '../known-artists';
import { outcomeOf } from '../pages/answer';
import { tokenIn } from '../pages/newsletter-pages';
import { readData, readSettings } from './read-settings';
import type { settingsWriter } from './settings-writer';

const SettingsForm = LinkToken.extend({
  action: z.enum(['save', 'leave', 'erase']).default('save'),
  topics: PreferencesRequest.shape.topics.default([]),
});
const DONE = { save: 'saved', leave: 'left', erase: 'erased' } as const;

/** What the owner of an address sees and changes with the link of a mail: as JSON, and as a plain form. */
export function preferenceRoutes(deps: Deps, write: ReturnType<typeof settingsWriter>): Router {
  const router = featureRouter();

  router.get(getPreferences.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await readSettings(deps, linkToken(ctx))) satisfies Preferences;
  });

  router.put(putPreferences.path, async (ctx) => {
    const sent = await sentBody(ctx);
    const token = linkToken(ctx, sent);
    const { topics } = parse(PreferencesRequest, sent);
    await knownArtists(deps, topics);
    await write(token, { kind: 'choose', topics });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await readSettings(deps, token)) satisfies Preferences;
  });

  router.delete(deletePreferences.path, async (ctx) => {
    const sent = tokenIn(ctx) === '' ? await sentBody(ctx) : {};
    await write(linkToken(ctx, sent), { kind: 'erase' });
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

/** Who sends neither a token nor a body is told of the token, not of a media type. */
async function sentBody(ctx: Context): Promise<unknown> {
  const isBare = !ctx.request.length && ctx.get('transfer-encoding') === '';
  if (isBare && tokenIn(ctx) === '') return {};
  return (await readBody(ctx, ['json'])).value;
}

/** The token of the address, or else of the body. */
function linkToken(ctx: Context, body: unknown = {}): string {
  const token = tokenIn(ctx);
  return parse(LinkToken, token === '' ? body : { token }).token;
}
