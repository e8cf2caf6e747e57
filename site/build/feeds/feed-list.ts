import type { Artist, Content, Release, Story } from '../../../content/schema/content';
import { type FeedSubject, feedBase } from '../../feed-paths';
import { fillPhrase } from '../../fill-phrase';
import type { Recording } from '../../pages/listen/tracks';
import { tagUri } from './addresses';
import type { Feed, FeedEntry } from './feed';
import { releaseEntry } from './releases';
import { signatureEntry } from './signatures';
import { storyEntry } from './stories';

/** What one can follow, with its name and the page that shows the same. */
export interface Followable {
  subject: FeedSubject;
  /** As it stands in a list of things to follow. */
  name: string;
  /** Names the feed where it stands alone, in a reader. */
  title: string;
  home: string;
  /** Whether the news have it, and whether days can come from it. */
  hasNews: boolean;
  hasDays: boolean;
  isAbout: (subject: { artists: string[]; hubs: string[]; category?: string }) => boolean;
}

/** Everything, each hub, each artist, each shelf of the newsroom, in this order. */
export function followables({ artists, hubs, pages, site }: Content): Followable[] {
  const { news, join } = pages;
  const titled = (name: string) => `${site.brand.name}: ${name}`;
  const of = (
    subject: FeedSubject,
    name: string,
    home: string,
    isAbout: Followable['isAbout'],
    kinds = { hasNews: true, hasDays: true },
  ): Followable => ({ subject, name, title: titled(name), home, isAbout, ...kinds });
  const shelves = [news.releases, news.events, news.collabs, news.bts];

  return [
    of('all', join.feeds.everything, news.latest.route, () => true),
    ...(['africa', 'global'] as const).map((hub) =>
      of({ hub }, hubs[hub].title, hubs[hub].route, (one) => one.hubs.includes(hub)),
    ),
    ...artists.flatMap(({ slug, name, route }: Artist) =>
      route === null
        ? []
        : [of({ artist: slug }, name, route, (one) => one.artists.includes(slug))],
    ),
    ...shelves.map(({ category, route }) =>
      of(
        { category },
        fillPhrase(join.feeds.shelf, { name: news.labels.category[category] }),
        route,
        (one) => one.category === category,
        { hasNews: true, hasDays: false },
      ),
    ),
  ];
}

/** Every feed of the site. What is dated after `today` is not in them yet. */
export function feedsOf(
  content: Content,
  origin: string,
  today: string,
  imageOf: (route: string) => string | undefined,
  recordings: Record<string, Recording> = {},
): Feed[] {
  const stories = content.stories.filter(({ date }) => date <= today);
  const newest = stories[0]
    ? storyEntry(content, stories[0], origin, undefined).updated
    : `${today}T00:00:00Z`;
  return followables(content).map(({ subject, title, home, isAbout }) => {
    const entries: FeedEntry[] = [
      ...stories
        .filter((story: Story) => isAbout(story))
        .map((story) => storyEntry(content, story, origin, imageOf(story.route))),
      ...content.releases
        .filter((release) => isAbout(aboutRelease(content, release)))
        .flatMap((release) => releaseEntry(content, release, origin, imageOf)),
      ...content.artists
        // by artist alone: they are no news of a hub or a shelf
        .filter(({ slug }) => isAbout({ artists: [slug], hubs: [] }))
        .flatMap((artist) =>
          signatureEntry(content, artist, recordings[artist.slug], origin, imageOf),
        ),
    ].sort((one, other) => other.published.localeCompare(one.published));
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

/** Which lists a release belongs to. */
export function aboutRelease(content: Content, { artist }: Release) {
  const hubs = content.artists.find(({ slug }) => slug === artist)?.hubs ?? [];
  return { artists: [artist], hubs, category: 'releases' };
}
