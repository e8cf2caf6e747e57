import type { Content, Release } from '../../../content/schema/content';
import type { FeedSubject } from '../../feed-paths';
import { fillPhrase } from '../../fill-phrase';
import { withProfile } from '../../pages/artists/profiles';

/** What one can follow, with its name and the page that shows the same. */
export interface Followable {
  subject: FeedSubject;
  /** As it stands in a list of things to follow. */
  name: string;
  /** Names the feed where it stands alone, in a reader. */
  title: string;
  home: string;
  /** Whether days can come from it. */
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
    hasDays = true,
  ): Followable => ({ subject, name, title: titled(name), home, isAbout, hasDays });
  const shelves = [news.releases, news.events, news.collabs, news.bts];

  return [
    of('all', join.feeds.everything, news.latest.route, () => true),
    ...(['africa', 'global'] as const).map((hub) =>
      of({ hub }, hubs[hub].title, hubs[hub].route, (one) => one.hubs.includes(hub)),
    ),
    ...withProfile(artists).map(({ slug, name, route }) =>
      of({ artist: slug }, name, route, (one) => one.artists.includes(slug)),
    ),
    ...shelves.map(({ category, route }) =>
      of(
        { category },
        fillPhrase(join.feeds.shelf, { name: news.labels.category[category] }),
        route,
        (one) => one.category === category,
        false,
      ),
    ),
  ];
}

/** Which lists a release belongs to. */
export function aboutRelease(content: Content, { artist }: Release) {
  const hubs = content.artists.find(({ slug }) => slug === artist)?.hubs ?? [];
  return { artists: [artist], hubs, category: 'releases' };
}
