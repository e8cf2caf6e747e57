import type { Content } from '../../../content/schema/content';
import { calendar } from '../found/calendar';
import { writeOnly } from '../keep-only';
import type { Recording } from '../sound/recordings';
import { atom } from './atom';
import { dropCalendars } from './drops';
import { feedsOf } from './feed-list';
import { jsonFeed } from './json-feed';

/**
 * Writes every feed as `.atom` and `.json`, and every calendar as `.ics`, below `/feeds`.
 *
 * @param folder the export, `public`
 * @param builtAt ISO 8601 moment of the build; what is dated later waits for the next
 * @param imageOf the picture of a page, as a path on the site
 * @param recordings signatures by artist's id
 */
export async function writeFeeds(
  folder: string,
  content: Content,
  origin: string,
  builtAt: string,
  imageOf: (route: string) => string | undefined,
  recordings: Record<string, Recording> = {},
): Promise<void> {
  const publisher = { name: content.site.brand.name, origin };
  const files: [string, string][] = [
    ...feedsOf(content, origin, builtAt.slice(0, 10), imageOf, recordings).flatMap(
      (feed): [string, string][] => [
        [`${feed.base}.atom`, atom(feed, publisher)],
        [`${feed.base}.json`, jsonFeed(feed, publisher)],
      ],
    ),
    ...dropCalendars(content, origin).map(({ base, name, entries }): [string, string] => [
      `${base}.ics`,
      calendar(entries, builtAt, name),
    ]),
  ];
  await writeOnly(folder, '/feeds', files);
}
