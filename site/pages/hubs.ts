import type { Artist } from '../../content/schema/content';
import type { AfricaHub, GlobalHub } from '../../content/schema/hub';
import type { ChartRow } from '../components/ChartList/ChartList';
import type { Strip } from '../components/HeroStrips/HeroStrips';
import type { Market } from '../components/HubChooser/market';
import type { Figure } from '../components/ImpactWall/ImpactWall';
import type { PictureData } from '../components/Picture/picture';
import type { SeoData } from '../components/Seo/Seo';
import type { StoryCardData } from '../components/StoryRow/StoryRow';
import { launchOf } from './artists/launch';
import { artistHref, withProfile } from './artists/profiles';
import { reminderOf } from './join/subscriptions';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById, storyCards } from './parts/cards';
import { type EventsData, eventsData } from './parts/events';
import { linksTo, linkToAll } from './parts/links';

/** What both hubs open with. */
export interface HubHead {
  id: Market;
  title: string;
  lead: string;
  actions: LinkTo[];
  picture: PictureData;
  switchLabel: string;
  hubs: { id: Market; label: string; href: string }[];
  focus: { heading: string; cards: { title: string; text: string }[] };
}

/** What the Africa hub shows. */
export interface AfricaContext {
  seo: SeoData;
  head: HubHead;
  featured: { heading: string; lead: string; link: LinkTo; artists: Strip[] };
  updates: { heading: string; lead: string; link: LinkTo; empty: string; stories: StoryCardData[] };
  listen: { heading: string; text: string; link: LinkTo };
}

/** What the Global hub shows. */
export interface GlobalContext {
  seo: SeoData;
  head: HubHead;
  impact: { heading: string; lead: string; figures: Figure[] };
  charts: { heading: string; lead: string; rows: ChartRow[]; open: string; all: LinkTo | null };
  events: EventsData & { link: LinkTo };
  news: { heading: string; link: LinkTo; stories: StoryCardData[] };
}

/** How many artists stand in order of what is out: the artists page has all of them. */
const CHARTED = 10;
/** How many stories a hub shows. */
const STORIES = 3;

/** `/africa` and `/global`. */
export function hubPages(input: PageInput): Page[] {
  return [africaPage(input), globalPage(input)];
}

function africaPage(input: PageInput): Page<AfricaContext> {
  const { content, picture } = input;
  const hub = content.hubs.africa;
  return {
    path: hub.route,
    template: 'africa',
    isListed: true,
    context: {
      seo: { title: hub.title, description: hub.metaDescription },
      head: head(input, 'africa', hub),
      featured: {
        ...hub.featured,
        artists: artistsById(content, content.featured.africa).map((artist) => ({
          id: artist.slug,
          name: artist.name,
          nameLang: artist.nameLang,
          genre: artist.genre.label,
          href: artistHref(content, artist),
          picture: picture(artist.image.portrait, artist.image.alt),
        })),
      },
      updates: { ...hub.updates, stories: stories(input, content.storyLists.africa) },
      listen: hub.listen,
    },
  };
}

function globalPage(input: PageInput): Page<GlobalContext> {
  const { content } = input;
  const hub = content.hubs.global;
  const { link, ...words } = hub.events;
  const charted = byWhatIsOut(content.artists);
  return {
    path: hub.route,
    template: 'global',
    isListed: true,
    context: {
      seo: { title: hub.title, description: hub.metaDescription },
      head: head(input, 'global', hub),
      impact: {
        heading: hub.impact.heading,
        lead: hub.impact.lead,
        figures: hub.impact.facts.flatMap((id) => {
          const fact = content.facts.find((one) => one.id === id);
          return fact
            ? [{ id, display: fact.display, label: fact.label, source: fact.source }]
            : [];
        }),
      },
      charts: {
        ...hub.chartToppers,
        open: content.ui.buttons.viewPortfolio,
        rows: charted.slice(0, CHARTED).map((artist) => chartRow(input, artist)),
        all: linkToAll(content, charted.length, CHARTED, content.pages.artists.listing),
      },
      events: { ...eventsData(input, words), link },
      news: { ...hub.news, stories: stories(input, content.storyLists.global) },
    },
  };
}

function head(input: PageInput, id: Market, hub: AfricaHub | GlobalHub): HubHead {
  const { content, picture } = input;
  const { hubSwitch } = content.ui;
  return {
    id,
    title: hub.hero.h1,
    lead: hub.hero.lead,
    actions: linksTo(hub.hero.actions, content.site),
    picture: picture(hub.image.file, hub.image.alt),
    switchLabel: hubSwitch.label,
    hubs: [
      { id: 'africa', label: hubSwitch.africa, href: content.hubs.africa.route },
      { id: 'global', label: hubSwitch.global, href: content.hubs.global.route },
    ],
    focus: {
      heading: hub.focusCards.heading,
      cards: hub.focusCards.cards.map(({ title, text }) => ({ title, text })),
    },
  };
}

function stories(input: PageInput, slugs: string[]): StoryCardData[] {
  const { stories } = input.content;
  return storyCards(
    input,
    slugs.slice(0, STORIES).flatMap((slug) => stories.find((one) => one.slug === slug) ?? []),
  );
}

/** Artists with a profile: music out first, then by progress; last those without a percentage. */
function byWhatIsOut(artists: Artist[]) {
  const rank = ({ directory }: Artist) =>
    directory.status === 'active' ? 101 : (directory.progress ?? -1);
  return withProfile(artists).toSorted((a, b) => rank(b) - rank(a));
}

function chartRow(input: PageInput, artist: Artist & { route: string }): ChartRow {
  const { content, picture } = input;
  const { status, progress } = artist.directory;
  const announced = launchOf(input, artist).expected?.text ?? '';
  return {
    id: artist.slug,
    name: artist.name,
    nameLang: artist.nameLang,
    href: artist.route,
    genre: artist.genre.label,
    genreLang: artist.genre.lang,
    tagline: artist.tagline,
    progress:
      status === 'coming-soon' && progress !== null
        ? { percent: progress, sentence: `${progress}%. ${announced}` }
        : null,
    note: content.pages.artists.directory.card.noProgress,
    isOut: status === 'active',
    reminder: status === 'coming-soon' ? reminderOf(input, artist, 'home') : null,
    picture: picture(artist.image.wide, artist.image.alt),
  };
}
