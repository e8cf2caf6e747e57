import { CARD_SIZE } from '../cards/card';

/** A page as others may show it. */
export interface Shown {
  title: string;
  url: string;
  /** Full address of its card. */
  card: string;
  provider: { name: string; url: string };
}

const DAY_S = 24 * 60 * 60;

/**
 * What a page answers those who embed by oEmbed (oembed.com, version 1.0): a link with its card. There is no
 * player to embed, so it does not claim to be one.
 */
export function oembed({ title, url, card, provider }: Shown): string {
  return JSON.stringify({
    version: '1.0',
    type: 'link',
    title,
    author_name: provider.name,
    author_url: url,
    provider_name: provider.name,
    provider_url: provider.url,
    cache_age: DAY_S,
    thumbnail_url: card,
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
  });
}
