import { cardAddress, cardOf } from '../../build/cards/card-of';
import { feedBase } from '../../feed-paths';
import { feedsOfEverything, followedAt } from '../join/feeds';
import type { Page, PageInput } from '../page';

/** Adds to a page's head what it offers to programs that look at it: its card, the feeds of what it shows. */
export function withSharing(input: PageInput, page: Page): Page {
  const { seo } = page.context;
  const card = cardOf(input, page);
  if (!card) return page;
  const { content } = input;
  const followed = followedAt(content, page.path) ?? feedsOfEverything(content, page.path);
  const more = {
    card: { src: cardAddress(card), alt: `${card.label}: ${card.title}. ${card.flag}` },
    // what is shown on its own elsewhere: an artist, a story
    ...(seo.kind && { oembed: `/oembed${page.path}.json` }),
    ...(followed && {
      feeds: [{ title: followed.title, base: feedBase(followed.subject) }],
    }),
  };
  return { ...page, context: { ...page.context, seo: { ...seo, ...more } } };
}
