import type { NewsArticleLeaf } from 'schema-dts';
import type { Story } from '../../../content/schema/content';
import type { PageInput } from '../../pages/page';
import { storyPicture } from '../../pages/parts/cards';
import { namedArtists } from './artist';
import { drawnImage } from './image';
import { companyId, madeBy, siteId } from './nodes';

/** A story, with whether a machine helped to write it. */
export function storyNode(input: PageInput, story: Story, origin: string): NewsArticleLeaf {
  const { content } = input;
  const about = namedArtists(content, story.artists, origin);
  return {
    '@type': 'NewsArticle',
    '@id': `${origin}${story.route}#story`,
    headline: story.title,
    description: story.metaDescription,
    url: origin + story.route,
    mainEntityOfPage: origin + story.route,
    datePublished: story.date,
    ...(story.updated && { dateModified: story.updated }),
    inLanguage: story.lang ?? 'en',
    articleSection: content.pages.news.labels.category[story.category],
    image: drawnImage(storyPicture(input, story), origin),
    author: { '@id': companyId(origin) },
    publisher: { '@id': companyId(origin) },
    isPartOf: { '@id': siteId(origin) },
    ...(about.length > 0 && { about }),
    ...(story.sources.length > 0 && { citation: story.sources.map(({ url }) => url) }),
    ...madeBy(story.credits.roles.find(({ role }) => role === 'writing')?.source),
  };
}
