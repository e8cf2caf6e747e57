import type Router from '@koa/router';
import type { Deps } from '../../deps';
import { sendFilledPage } from '../../http/answer/filled-page';
import { FORM_PATH } from '../links';

/** What `openPages` leaves to this feature: the long form, when its address says what to tick. */
export const SERVED_JOIN = `${FORM_PATH}?topics`;

const TICK = 'type="checkbox" name="topics"';
const TICKS = new RegExp(`${TICK}(?: checked="")? value="([^"]*)"`, 'g');
/** The fold that holds the ticks of single artists. */
const ARTISTS = /<details(?=[^>]*>(?:(?!<details)[\s\S])*?value="artist:)/;

/**
 * The form for browsers without script, with the ticks that its address names, as `JoinForm` sets them:
 * `?topics=artist:zaya`, which is where `Remind me` leads. Who sends it gets what the link promised.
 */
export function presetForm(router: Router, deps: Deps): void {
  router.get(FORM_PATH, async (ctx, next) => {
    const topics = new URLSearchParams(ctx.querystring).get('topics') ?? '';
    if ((await deps.pages.html(FORM_PATH)) === undefined) return next();
    return sendFilledPage(ctx, deps, {
      path: FORM_PATH,
      title: deps.texts.newsletter.words.resultTitle,
      edit: (page) => withTicks(page, new Set(topics.split(','))),
      isPublic: true,
    });
  });
}

/**
 * Moves the marks of what is ticked, in the markup that React writes; a page that knows none of them keeps its own.
 * The page is gone through once, however many an address names: each of thousands would cost as much again.
 */
function withTicks(page: string, asked: ReadonlySet<string>): string {
  const known = [...page.matchAll(TICKS)].flatMap(([, id = '']) => (asked.has(id) ? [id] : []));
  if (known.length === 0) return page;
  const ticked = page.replace(
    TICKS,
    (_, id: string) => `${TICK}${asked.has(id) ? ' checked=""' : ''} value="${id}"`,
  );
  const hasArtist = known.some((id) => id.startsWith('artist:'));
  return hasArtist ? ticked.replace(ARTISTS, '<details open=""') : ticked;
}
