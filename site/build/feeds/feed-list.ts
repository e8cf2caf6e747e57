import type { Content } from '../../../content/schema/content';
import { feedBase } from '../../feed-paths';
import type { Recording } from '../sound/recordings';
import { moment, tagUri } from './addresses';
import type { Feed, FeedEntry } from './feed';
import { aboutRelease, followables } from './followables';
import { releaseEntry } from './releases';
import { signatureEntry } from './signatures';
import { storyEntry } from './stories';

/** Entries of a kind in one feed: readers fetch it whole, every hour, and keep what they have had. */
const NEWEST = 30;

/** Every feed of the site, each with the newest of what belongs there. What is dated after `today` is not in them yet. */
export function feedsOf(
  content: Content,
  origin: string,
  today: string,
  imageOf: (route: string) => string | undefined,
  recordings: Record<string, Recording> = {},
): Feed[] {
  const stories = content.stories.filter(({ date }) => date <= today);
  const newest = moment(stories[0]?.updated ?? stories[0]?.date ?? today);
  return followables(content).map(({ subject, title, home, isAbout }) => {
    const published: FeedEntry[] = [
      ...stories
        .filter(isAbout)
        .slice(0, NEWEST)
        .map((story) => storyEntry(content, story, origin, imageOf(story.route))),
      ...content.releases
        .filter((release) => isAbout(aboutRelease(content, release)))
        .flatMap((release) => releaseEntry(content, release, origin, imageOf)),
    ];
    const entries = newestFirst([
      ...newestFirst(published).slice(0, NEWEST),
      ...content.artists
        // by artist alone: they are no news of a hub or a shelf
        .filter(({ slug }) => isAbout({ artists: [slug], hubs: [] }))
        .flatMap((artist) =>
          signatureEntry(content, artist, recordings[artist.slug], origin, imageOf),
        )
        // all of one day, that of their rules: they may not push out what is news
        .slice(0, NEWEST),
    ]);
    const changes = entries.map(({ updated }) => updated).sort();
    return {
      id: tagUri(origin, feedBase(subject)),
      base: feedBase(subject),
      title,
      description: content.site.descriptor,
      home: origin + home,
      updated: changes.at(-1) ?? newest,
      entries,
    };
  });
}

function newestFirst(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((one, other) => other.published.localeCompare(one.published));
}
