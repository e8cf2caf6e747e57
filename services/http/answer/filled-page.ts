import type { Context } from 'koa';
import type { Deps } from '../../deps';
import { pageCompressor } from './compress-page';
import { escapeHtml } from './escape-html';

/** What belongs into the empty place of a page. */
export interface Filling {
  /** Path of the page. */
  path: string;
  /** The page has one element `<div data-fill="place"></div>`, written exactly so; none where `edit` does it all. */
  place?: string;
  /** Heading of the bare page that stands in where the site is not on this server. */
  title: string;
  html?: string;
  /** What else changes in the page. */
  edit?: (page: string) => string;
  status?: number;
  /** Address of a script for the bare page; the page of the site brings its own. */
  script?: string | undefined;
  /** Nothing in it is secret, so that its compressed length may be known. */
  isPublic?: boolean;
}

const compressed = pageCompressor();

/**
 * Answers with a page of the site and what was made for this visitor in its empty place. Never
 * kept, never indexed, and its address, which may hold the secret of a link, is told to no one.
 */
export async function sendFilledPage(
  ctx: Context,
  { pages, texts }: Pick<Deps, 'pages' | 'texts'>,
  { path, place, title, html = '', edit, status = 200, script, isPublic }: Filling,
): Promise<void> {
  const built = await pages.html(path);
  const page = built && edit ? edit(built) : built;
  const empty = place === undefined ? '' : `<div data-fill="${place}"></div>`;
  const filled = place === undefined ? html : `<div data-fill="${place}">${html}</div>`;
  ctx.set({
    'Cache-Control': 'no-store',
    // By the page's own address: the API's address of the same page has no policy for pages.
    'Content-Security-Policy': pages.policyOf(path),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  ctx.status = status;
  ctx.type = 'html';
  const body = page?.includes(empty)
    ? page.replace(empty, () => filled)
    : barePage(`${title} · ${texts.brand}`, `<h1>${escapeHtml(title)}</h1>\n${filled}`, script);
  if (isPublic) await compress(ctx, body);
  else ctx.body = body;
}

/** As small as the browser takes it; pages that were built are kept in small, these are made on request. */
async function compress(ctx: Context, body: string): Promise<void> {
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  ctx.vary('Accept-Encoding');
  const isSmaller = encoding === 'br' || encoding === 'gzip';
  ctx.body = isSmaller ? await compressed(body, encoding) : body;
  if (isSmaller) ctx.set('Content-Encoding', encoding);
}

function barePage(title: string, main: string, script: string | undefined): string {
  const load = script === undefined ? '' : `<script src="${script}" defer></script>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>${load}</head><body><main>${main}</main></body></html>
`;
}
