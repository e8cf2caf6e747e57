import type { Context, Middleware } from 'koa';
import { AppError } from '../errors';
import type { Pages } from './open-pages';
import { acceptedBy } from './send-file';

/**
 * Every address outside the API that is not simply a file: moved, missing, or asked wrongly.
 * @param answerMissing says more than the page that was built, and whether it did
 * @param elsewhere origin of the host that has the site, if this one has no page of it
 */
export function siteAddresses(
  pages: Pages,
  answerMissing: (ctx: Context) => Promise<boolean>,
  elsewhere?: string,
): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) return next();
    const place = pages.locate(ctx.req.url ?? '');
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';

    if (place.kind === 'unreadable') {
      throw new AppError('bad_request', 'The address is not encoded in a way that can be read.');
    }
    if (place.kind !== 'missing' && !isRead) return answerMethod(ctx);
    if (place.kind === 'moved') {
      ctx.redirect(place.to);
      ctx.status = 308;
      // Without it browsers would keep a mistake for good.
      ctx.set('Cache-Control', 'public, max-age=3600');
      return;
    }
    // Asked for under the name of the site, this host is the one: there it would be led to itself.
    const isAskedThere = elsewhere !== undefined && ctx.host === new URL(elsewhere).host;
    if (!pages.isBuilt && elsewhere !== undefined && !isAskedThere && isRead) {
      ctx.redirect(elsewhere + ctx.url);
      ctx.set('Cache-Control', 'no-store');
      return;
    }
    if (!pages.isBuilt) {
      throw new AppError('site_not_built', 'There are no pages yet. Run: npm run build');
    }
    const page = isRead ? await pages.notFound(acceptedBy(ctx.req)) : undefined;
    if (page === undefined) return next();
    const isAnswered = await answerMissing(ctx);
    // who accepts no pages is not told more
    ctx.vary('Accept');
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    if (isAnswered) return;
    ctx.status = 404;
    ctx.type = 'html';
    ctx.vary('Accept-Encoding');
    if (page.encoding) ctx.set('Content-Encoding', page.encoding);
    ctx.body = page.body;
  };
}

function answerMethod(ctx: Parameters<Middleware>[0]): void {
  const allow = 'GET, HEAD, OPTIONS';
  if (ctx.method !== 'OPTIONS') {
    const detail = 'This is a page: it can be read and nothing else.';
    throw new AppError('method_not_allowed', detail, { headers: { Allow: allow } });
  }
  ctx.set('Allow', allow);
  ctx.status = 204;
}
