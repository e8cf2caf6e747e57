import type Router from '@koa/router';
import type { Deps } from '../deps';
import { sendFilledPage } from '../http/answer/filled-page';

const FORM_PATH = '/join/newsletter';
/** What `openPages` leaves to this feature: the long form, when its address says what to tick. */
export const SERVED_JOIN = `${FORM_PATH}?topics`;

const TICK = 'type="checkbox" name="topics"';
/** The fold that holds the ticks of single artists. */
const ARTISTS = /<details(?=[^>]*>(?:(?!<details)[\s\S])*?value="artist:)/;

/**
 * The form for browsers without script, with the ticks that its address names, as `JoinForm` sets them:
 * `?topics=artist:zaya`, which is where `Remind me` leads. Who sends it gets what the link promised.
 */
export function presetForm(router: Router, deps: Deps): void {
  router.get(FORM_PATH, async (ctx, next) => {
    const asked = new URLSearchParams(ctx.querystring).get('topics')?.split(',') ?? [];
    if ((await deps.pages.html(FORM_PATH)) === undefined) return next();
    return sendFilledPage(ctx, deps, {
      path: FORM_PATH,
      title: deps.texts.newsletter.words.resultTitle,
      edit: (page) => withTicks(page, asked),
      isPublic: true,
    });
  });
}

/** Moves the marks of what is ticked, in the markup that React writes; a page that knows none of them keeps its own. */
function withTicks(page: string, asked: readonly string[]): string {
  const known = asked.filter((id) => /^[\w:-]+$/.test(id) && isOffered(page, id));
  if (known.length === 0) return page;
  const bare = page.replaceAll(`${TICK} checked=""`, TICK);
  const ticked = known.reduce(
    (html, id) => html.replace(`${TICK} value="${id}"`, `${TICK} checked="" value="${id}"`),
    bare,
  );
  const hasArtist = known.some((id) => id.startsWith('artist:'));
  return hasArtist ? ticked.replace(ARTISTS, '<details open=""') : ticked;
}

function isOffered(page: string, id: string): boolean {
  return [`${TICK} value="${id}"`, `${TICK} checked="" value="${id}"`].some((tick) =>
    page.includes(tick),
  );
}
