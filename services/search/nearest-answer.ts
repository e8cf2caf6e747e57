import type { Context } from 'koa';
import { z } from 'zod';
import { SUGGESTIONS } from '../contracts/limits/lists';
import { type KnownPage, nearestPages } from '../contracts/search/nearest-pages';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import { sendFilledPage } from '../http/answer/filled-page';
import { pageContextOf } from './page-context';

/** Gatsby’s name for the page of unknown addresses. */
const PAGE = '/404.html';

const Known = z.object({ href: z.string(), label: z.string(), words: z.string().optional() });
const NotFound = z.object({ title: z.string(), nearest: z.string(), known: z.array(Known) });

/** Letters of an address that somebody may have typed or followed. */
const LONGEST = 100;

/**
 * Answers an unknown address with the page that says so and names what was perhaps meant.
 * @returns what says whether it answered: programs that try hundreds of addresses are not worth the
 * milliseconds, and get the page as it was built
 */
export function nearestAnswer(
  deps: Pick<Deps, 'pages' | 'texts'>,
): (ctx: Context) => Promise<boolean> {
  const notFound = pageContextOf(deps.pages, PAGE, NotFound);
  let isBusy = false;

  return async (ctx) => {
    const asked = decodeURIComponent(ctx.path);
    const isTyped = asked.length <= LONGEST && /\btext\/html\b/.test(ctx.get('Accept'));
    if (isBusy || !isTyped) return false;
    isBusy = true;
    try {
      const page = await notFound();
      if (!page) return false;
      const html = nearestHtml(page.nearest, nearestPages(asked, page.known, SUGGESTIONS));
      const { title } = page;
      await sendFilledPage(ctx, deps, {
        path: PAGE,
        place: 'nearest',
        title,
        html,
        status: 404,
        isPublic: true,
      });
      return true;
    } finally {
      isBusy = false;
    }
  };
}

/** The pages as the site's own component would show them. */
function nearestHtml(heading: string, pages: KnownPage[]): string {
  const rows = pages.map(({ href, label }) => {
    const address = escapeHtml(href);
    return `<li><a href="${address}"><b>${escapeHtml(label)}</b> <small>${address}</small></a></li>`;
  });
  return rows.length === 0
    ? ''
    : `<h2 class="label">${escapeHtml(heading)}</h2><ul>${rows.join('')}</ul>`;
}
