import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  getPreferences,
  postConfirmation,
  postUnsubscription,
} from '../../contracts/subscriptions';
import type { Deps } from '../../deps';
import { toAppError } from '../../errors';
import { type Filling, sendFilledPage } from '../../http/answer/filled-page';
import { wantsType } from '../../http/answer/wants-type';
import { featureRouter } from '../../http/feature-router';
import { confirmationState } from '../confirm';
import { readSettings } from '../settings/read-settings';
import { confirmForm, type Outcome, outcomeText, settingsForm, unsubscribeForm } from './fragments';

/** Pages of the site with an empty place that is filled in here. */
export const NEWSLETTER_PAGES = {
  result: '/newsletter/result',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  preferences: '/newsletter/preferences',
} as const;

const PLACE = 'newsletter';

/** What the page of the site does by itself, for the bare page that stands in for it. */
const SEND = {
  path: '/api/subscriptions/confirm.js',
  code: "document.querySelector('form[data-send]')?.submit();\n",
} as const;

/** Pages that show something and change nothing, whoever fetches them how often. */
export function newsletterPages(deps: Deps): Router {
  const router = featureRouter();
  const texts = deps.texts.newsletter;
  const { words } = texts;

  router.get(NEWSLETTER_PAGES.result, (ctx) => {
    const query = new URLSearchParams(ctx.querystring);
    // Whatever else it says gets the text for no outcome.
    const outcome = (query.get('status') ?? undefined) as Outcome | undefined;
    const html = outcomeText(texts, outcome, query.get('fields')?.split(','));
    return show(ctx, deps, 'result', { title: words.resultTitle, html });
  });

  router.get([postConfirmation.path, NEWSLETTER_PAGES.confirm], async (ctx) => {
    const token = tokenIn(ctx);
    const state = token === '' ? undefined : await confirmationState(deps, token);
    const filling = {
      open: { html: confirmForm(texts, token), script: SEND.path },
      used: { html: outcomeText(texts, 'already') },
      dead: { html: outcomeText(texts, 'expired'), status: 410 },
      none: { html: outcomeText(texts, undefined) },
    }[state ?? 'none'];
    return show(ctx, deps, 'confirm', { title: words.confirm.title, ...filling });
  });

  router.get(SEND.path, (ctx) => {
    ctx.type = 'text/javascript';
    ctx.body = SEND.code;
  });

  router.get([postUnsubscription.path, NEWSLETTER_PAGES.unsubscribe], async (ctx) => {
    const token = tokenIn(ctx);
    const form = async () =>
      (await hasLeft(deps, token)) ? outcomeText(texts, 'left') : unsubscribeForm(texts, token);
    const html = token === '' ? outcomeText(texts, undefined) : await form();
    return show(ctx, deps, 'unsubscribe', { title: words.unsubscribe.title, html });
  });

  router.get(NEWSLETTER_PAGES.preferences, (ctx) => showSettings(ctx, deps));

  router.get(getPreferences.path, (ctx, next) => {
    return wantsType(ctx, 'page') ? showSettings(ctx, deps) : next();
  });

  return router;
}

/** False for a link that is unknown or cannot be read: its button says what there is to say. */
async function hasLeft(deps: Deps, token: string): Promise<boolean> {
  return readSettings(deps, token).then(
    ({ status }) => status === 'unsubscribed',
    () => false,
  );
}

async function showSettings(ctx: Context, deps: Deps): Promise<void> {
  const { title } = deps.texts.newsletter.words.preferences;
  return show(ctx, deps, 'preferences', { title, ...(await settingsOf(deps, tokenIn(ctx))) });
}

async function settingsOf(deps: Deps, token: string): Promise<Pick<Filling, 'html' | 'status'>> {
  const texts = deps.texts.newsletter;
  if (token === '') return { html: outcomeText(texts, undefined) };
  return readSettings(deps, token).then(
    (settings) => ({ html: settingsForm(texts, settings, token) }),
    (thrown: unknown) => {
      const { code, status } = toAppError(thrown);
      if (code !== 'expired_link') throw thrown;
      return { html: outcomeText(texts, 'expired'), status };
    },
  );
}

function show(
  ctx: Context,
  deps: Deps,
  page: keyof typeof NEWSLETTER_PAGES,
  filling: Pick<Filling, 'title' | 'html' | 'status' | 'script'>,
): Promise<void> {
  return sendFilledPage(ctx, deps, { path: NEWSLETTER_PAGES[page], place: PLACE, ...filling });
}

/** Where a plain form leads: what came of it, and nothing about who sent it. */
export function outcomeAddress(outcome: Outcome, fields: readonly string[] = []): string {
  const query = new URLSearchParams({ status: outcome });
  if (fields.length > 0) query.set('fields', fields.join(','));
  return `${NEWSLETTER_PAGES.result}?${query}`;
}

/** The token of the address; empty when there is none. */
export function tokenIn(ctx: Context): string {
  return new URLSearchParams(ctx.querystring).get('token') ?? '';
}
