import type { Content } from '../../../content/schema/content';
import { type Followable, followables } from '../../build/feeds/followables';
import { feedBase } from '../../feed-paths';
import { fillPhrase } from '../../fill-phrase';
import type { LinkTo, Page, PageInput } from '../page';
import { type Opening, opening } from '../parts/opening';

/** One thing to follow, with the ways to do it. */
export interface FeedRow {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string;
  /** Whose colour it wears. */
  artistId?: string;
  /** Read aloud, each says what it is of. */
  links: (LinkTo & { aria: string; isCalendar: boolean })[];
}

/** Where other pages offer to follow without giving anything away. */
export interface FeedOffer {
  text: string;
  links: LinkTo[];
  more: LinkTo;
}

/** `/join/feeds`. */
export interface FeedsContext extends Opening {
  groups: { id: string; heading: string; rows: FeedRow[] }[];
  how: { heading: string; text: string }[];
}

/** Every feed and calendar, to be followed with nothing stored anywhere. */
export function feedsPage({ content }: PageInput): Page<FeedsContext> {
  const { feeds } = content.pages.join;
  const all = followables(content);
  const groups = [
    { id: 'everything', has: ({ subject }: Followable) => subject === 'all' },
    { id: 'hubs', has: (one: Followable) => isOf(one, 'hub') },
    { id: 'artists', has: (one: Followable) => isOf(one, 'artist') },
    { id: 'shelves', has: (one: Followable) => isOf(one, 'category') },
  ] as const;
  return {
    path: feeds.route,
    template: 'join/feeds',
    isListed: true,
    context: {
      ...opening(feeds),
      groups: groups.map(({ id, has }) => ({
        id,
        heading: feeds.groups[id],
        rows: all.filter(has).map((one) => feedRow(content, one)),
      })),
      how: feeds.how,
    },
  };
}

/** The offer for a page that shows one thing to follow. */
export function feedOffer(content: Content, path: string): FeedOffer | null {
  const { offer, route } = content.pages.join.feeds;
  const found = followedAt(content, path);
  if (!found) return null;
  return {
    text: offer.text,
    links: feedRow(content, found).links.map(({ label, href }) => ({ label, href })),
    more: { label: offer.link, href: route },
  };
}

/** The feed of what a page shows: its own, else that of its hub's news, else everything. */
export function followedAt(content: Content, path: string): Followable | undefined {
  const { news } = content.pages;
  const all = followables(content);
  const hub = (['africa', 'global'] as const).find((one) => news[one].route === path);
  return all.find(({ home, subject }) =>
    hub ? subject !== 'all' && 'hub' in subject && subject.hub === hub : home === path,
  );
}

function isOf({ subject }: Followable, kind: string): boolean {
  return subject !== 'all' && kind in subject;
}

function feedRow(content: Content, { subject, name, hasDays }: Followable): FeedRow {
  const { formats } = content.pages.join.feeds;
  const base = feedBase(subject);
  const artist = subject !== 'all' && 'artist' in subject ? subject.artist : undefined;
  const nameLang = content.artists.find(({ slug }) => slug === artist)?.nameLang;
  const links = [
    ...(hasDays ? [{ label: formats.calendar, href: `${base}.ics`, isCalendar: true }] : []),
    { label: formats.atom, href: `${base}.atom`, isCalendar: false },
    { label: formats.json, href: `${base}.json`, isCalendar: false },
  ];
  return {
    id: base,
    name,
    ...(nameLang && { nameLang }),
    ...(artist && { artistId: artist }),
    links: links.map((link) => ({
      ...link,
      aria: fillPhrase(formats.aria, { format: link.label, name }),
    })),
  };
}

/** The feed of everything, on the pages that stand for the site: home, stories, this one. */
export function feedsOfEverything(content: Content, path: string): Followable | undefined {
  const { home, stories, pages } = content;
  const isForAll =
    path === home.route ||
    path === pages.join.feeds.route ||
    stories.some(({ route }) => route === path);
  return isForAll ? followables(content).find(({ subject }) => subject === 'all') : undefined;
}
