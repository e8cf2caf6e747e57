import type { Context } from 'koa';
import type { Deps } from '../../deps';
import { escapeHtml } from '../../outbox/render-mail';

/** What belongs into the empty place of a page. */
export interface Filling {
  /** Path of the page. */
  path: string;
  /** The page has one element `<div data-fill="place"></div>`, written exactly so. */
  place: string;
  /** Heading of the bare page that stands in where the site is not on this server. */
  title: string;
  html: string;
  status?: number;
  /** Address of a script for the bare page; the page of the site brings its own. */
  script?: string | undefined;
}

/**
 * Answers with a page of the site and what was made for this visitor in its empty place. Never
 * kept, never indexed, and its address, which may hold the secret of a link, is told to no one.
 */
export async function sendFilledPage(
  ctx: Context,
  { pages, texts }: Pick<Deps, 'pages' | 'texts'>,
  { path, place, title, html, status = 200, script }: Filling,
): Promise<void> {
  const page = await pages.html(path);
  const empty = `<div data-fill="${place}"></div>`;
  const filled = `<div data-fill="${place}">${html}</div>`;
  ctx.set({
    'Cache-Control': 'no-store',
    // By the page's own address: the API's address of the same page has no policy for pages.
    'Content-Security-Policy': pages.policyOf(path),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = page?.includes(empty)
    ? page.replace(empty, () => filled)
    : barePage(`${title} · ${texts.brand}`, `<h1>${escapeHtml(title)}</h1>\n${filled}`, script);
}

function barePage(title: string, main: string, script: string | undefined): string {
  const load = script === undefined ? '' : `<script src="${script}" defer></script>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>${load}</head><body><main>${main}</main></body></html>
`;
}
