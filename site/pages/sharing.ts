import type { Content } from '../../content/schema/content';
import { feedBase } from '../feed-paths';
import { feedsOfEverything, followedAt } from './feeds';
import type { Page } from './page';

/** Adds to a page's head what it offers to programs that look at it: the feeds of what it shows. */
export function withSharing(content: Content, page: Page): Page {
  const { seo } = page.context;
  if (seo.noindex) return page;
  const followed = followedAt(content, page.path) ?? feedsOfEverything(content, page.path);
  if (!followed) return page;
  const feeds = [{ title: followed.title, base: feedBase(followed.subject) }];
  return { ...page, context: { ...page.context, seo: { ...seo, feeds } } };
}
