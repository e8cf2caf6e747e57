import { CARD_SIZE } from '../cards/card';

/** A page as others may show it. */
export interface Shown {
  title: string;
  url: string;
  /** Full address of its card. */
  card: string;
  provider: { name: string; url: string };
  /** What plays of it, as the code of a frame; left out where nothing does. */
  player?: { html: string; width: number; height: number };
}

const DAY_S = 24 * 60 * 60;

/**
 * What a page answers those who embed by oEmbed (oembed.com, version 1.0): its player, or a link with its card. Where
 * there is no player, it does not claim to be one.
 */
export function oembed({ title, url, card, provider, player }: Shown): string {
  return JSON.stringify({
    version: '1.0',
    ...(player ? { type: 'rich', ...player } : { type: 'link' }),
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
