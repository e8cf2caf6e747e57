import type { Feed, Publisher } from './feed';

/** A feed in the JSON Feed format, version 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed, { name, origin }: Publisher): string {
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: `${origin + feed.base}.json`,
    icon: `${origin}/icons/512.png`,
    favicon: `${origin}/icons/192.png`,
    language: 'en',
    authors: [{ name, url: `${origin}/` }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      ...(entry.lang && { language: entry.lang }),
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.updated,
      tags: entry.tags,
      ...(entry.image && { image: entry.image }),
      ...(entry.audio && {
        attachments: [
          {
            url: entry.audio.url,
            mime_type: 'audio/mpeg',
            title: entry.title,
            size_in_bytes: entry.audio.bytes,
            duration_in_seconds: entry.audio.seconds,
          },
        ],
      }),
    })),
  };
  return `${JSON.stringify(written)}\n`;
}
