import type { WebPageLeaf } from 'schema-dts';
import type { Page, PageInput } from '../../pages/page';
import { artistId, artistNode } from './artist';
import { breadcrumbs } from './breadcrumbs';
import { companyNode, siteNode } from './company';
import { eventNodes } from './events';
import { companyId, type Node, type StructuredData, siteId } from './nodes';
import { questionsNode } from './questions';
import { storyNode } from './story';

/** What machines are told of each page that search engines may list, by its path. */
export function structuredData(
  input: PageInput,
  pages: Page[],
  origin: string,
): Map<string, StructuredData> {
  const listed = pages.filter(({ isListed }) => isListed);
  const titles = new Map(listed.map(({ path, context }) => [path, context.seo.title]));
  titles.set('/', input.content.ui.labels.home);
  return new Map(
    listed.map((page) => [
      page.path,
      { '@context': 'https://schema.org', '@graph': graphOf(input, page, titles, origin) },
    ]),
  );
}

function graphOf(
  input: PageInput,
  page: Page,
  titles: ReadonlyMap<string, string>,
  origin: string,
): Node[] {
  const { content } = input;
  const trail = breadcrumbs(page.path, titles, origin);
  const subject = subjectOf(input, page.path, origin);
  return [
    companyNode(content, origin),
    siteNode(content, origin),
    pageNode(page, subject[0]?.['@id'], origin),
    ...(trail ? [trail] : []),
    ...subject,
  ];
}

/** What the page is about, most important first. */
function subjectOf(input: PageInput, path: string, origin: string): Node[] {
  const { artists, stories, pages } = input.content;
  const artist = artists.find(({ route }) => route === path);
  const story = stories.find(({ route }) => route === path);
  if (artist && artistId(artist, origin)) return [artistNode(input, artist, origin)];
  if (story) return [storyNode(input, story, origin)];
  if (path.startsWith(pages.join.events.route)) return eventNodes(input.content, path, origin);
  if (path === pages.system.faq.route) return [questionsNode(input.content, origin)];
  return [];
}

function pageNode(
  { path, context }: Page,
  subject: string | undefined,
  origin: string,
): WebPageLeaf {
  return {
    '@type': 'WebPage',
    '@id': `${origin}${path}#page`,
    url: origin + path,
    name: context.seo.title,
    description: context.seo.description,
    inLanguage: context.seo.lang ?? 'en',
    isPartOf: { '@id': siteId(origin) },
    publisher: { '@id': companyId(origin) },
    ...(path !== '/' && { breadcrumb: { '@id': `${origin}${path}#path` } }),
    ...(subject && { mainEntity: { '@id': subject } }),
  };
}
