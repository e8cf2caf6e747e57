import type { Content } from '../../../content/schema/content';
import type { Page } from '../../pages/page';
import { escapeMarkup } from '../escape-markup';

/** A page as search engines are told of it. */
export interface Listed {
  path: string;
  /** Day of its last change, where it is known. */
  changed?: string | undefined;
}

/** The pages that a search engine should know; of a story also the day of its last change. */
export function listedPages({ stories }: Pick<Content, 'stories'>, pages: Page[]): Listed[] {
  const changes = new Map(stories.map(({ route, updated, date }) => [route, updated ?? date]));
  return pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => ({ path, changed: changes.get(path) }));
}

/** The pages a search engine should know, as a sitemap (sitemaps.org, version 0.9). */
export function sitemap(origin: string, pages: Listed[]): string {
  const lines = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${escapeMarkup(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

/** Addresses that are no pages for visitors. One without an end would shut out all that begin with it: `/authors`. */
const NOT_FOR_SEARCH = ['/admin$', '/admin?', '/auth$', '/auth?', '/api/'];

/** Where the sitemap is, and what is no page for visitors (RFC 9309). */
export function robots(origin: string): string {
  const lines = NOT_FOR_SEARCH.map((address) => `Disallow: ${address}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
