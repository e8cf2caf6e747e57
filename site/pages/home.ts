import type { Content, Story } from '../../content/schema/content';
import type { InfoCard } from '../../content/schema/parts/section';
import type { SubscriptionSource } from '../../services/contracts/limits/subscriptions';
import type { ArtistCardData } from '../components/ArtistCard/ArtistCard';
import type { Strip } from '../components/HeroStrips/HeroStrips';
import type { HubOption } from '../components/HubChooser/HubChooser';
import type { PictureData } from '../components/Picture/picture';
import type { SeoData } from '../components/Seo/Seo';
import type { StoryCardData } from '../components/StoryRow/StoryRow';
import type { IconName } from '../icons/names';
import type { Track } from '../player/track';
import { signatureTracks } from './listen/tracks';
import type { LinkTo, Page, PageInput } from './page';
import { artistCard, artistsById, storyCards } from './parts/cards';
import { type EventsData, eventsData } from './parts/events';
import { linksTo, linkTo } from './parts/links';

/** A card that opens a dialog of three parts. */
export interface InfoCardData {
  id: string;
  title: string;
  teaser: string;
  parts: { term: string; text: string }[];
  icon: IconName;
  link?: LinkTo;
  /** Whose cloth and colour the card wears. */
  artistId?: string;
  picture?: PictureData;
}

/** What the home page shows. */
export interface HomeContext {
  seo: SeoData;
  hero: {
    line1: string;
    line2: string;
    lead: { africa: string; global: string };
    badge: LinkTo;
    actions: LinkTo[];
    strips: Strip[];
    /** What there is to hear, the latest first. */
    latest: Track[];
  };
  hubs: { heading: string; lead: string; options: HubOption[] };
  bridging: { heading: string; link: LinkTo; cards: InfoCardData[] };
  machine: {
    heading: string;
    headingLines: string[];
    steps: { title: string; text: string }[];
    cards: InfoCardData[];
    link: LinkTo;
  };
  artists: { heading: string; action?: LinkTo; cards: ArtistCardData[] };
  news: { heading: string; link: LinkTo; stories: StoryCardData[] };
  events: EventsData;
  join: {
    slogan: string;
    lines: string[];
    narrowLines: string[];
    lead: string;
    source: SubscriptionSource;
    actions: LinkTo[];
  };
  labels: { selected: string; gotIt: string; close: string };
}

/** Signs of the second row of cards, in their order. */
const PROMISE_ICONS: IconName[] = ['shield-check', 'hand-pointing', 'intersect-three'];

/** How many faces cut the headline in two: a strip must stay wide enough for its name and for a thumb. */
const FACES = 6;
/** How many signatures the first button plays in a row; each comes with its curve. */
const TRACKS = 8;
/** How many stories stand there while none is pinned. */
const STORIES = 3;

/** The home page. */
export function homePage(input: PageInput): Page<HomeContext> {
  const { content, picture } = input;
  const { home, site, ui, hubs } = content;
  const withProfile = content.artists.filter(({ route }) => route !== null);
  // the rows of cards borrow the cloths of artists, each row starting where the other ended
  const infoCard = (card: InfoCard, index: number): InfoCardData => {
    const owner = withProfile[(index * 2 + 3) % withProfile.length];
    return {
      id: card.id,
      title: card.title,
      teaser: card.teaser,
      parts: card.parts.map(({ title, text }) => ({ term: title, text })),
      icon: PROMISE_ICONS[index] ?? 'sparkle',
      ...(card.link && { link: card.link }),
      ...(owner && { artistId: owner.slug, picture: picture(owner.image.cloth, '') }),
    };
  };
  const beta = linkTo(home.join.beta, site);
  const discord = linkTo(home.join.discord, site);
  const action = linkTo(home.artists.action, site);

  return {
    path: '/',
    template: 'home',
    isListed: true,
    context: {
      seo: { title: home.title, description: home.metaDescription },
      hero: {
        line1: home.hero.line1,
        line2: home.hero.line2,
        lead: home.hero.lead,
        badge: home.hero.badge,
        actions: linksTo(home.hero.actions, site),
        latest: signatureTracks(input, [
          ...new Set([...content.featured.home, ...withProfile.map(({ slug }) => slug)]),
        ]).slice(0, TRACKS),
        strips: withProfile.slice(0, FACES).map((artist) => ({
          id: artist.slug,
          name: artist.name,
          nameLang: artist.nameLang,
          genre: artist.genre.label,
          href: artist.route ?? '/artists',
          picture: picture(artist.image.portrait, artist.image.alt),
        })),
      },
      hubs: {
        heading: home.hubs.heading,
        lead: home.hubs.lead,
        options: home.hubs.options.map(({ id, label, text, action: enter }) => ({
          id,
          label,
          text,
          action: enter.label,
          href: enter.href,
          picture: picture(hubs[id].image.file, hubs[id].image.alt),
        })),
      },
      bridging: {
        heading: home.bridging.heading,
        link: home.bridging.link,
        cards: home.bridging.cards.map(infoCard),
      },
      machine: {
        heading: home.machine.heading,
        headingLines: home.machine.heading.split(/ (?=\+)/),
        steps: home.machine.steps.map(({ title, text }) => ({ title, text })),
        cards: home.machine.cards.map(infoCard),
        link: home.machine.link,
      },
      artists: {
        heading: home.artists.heading,
        ...(action && { action }),
        cards: artistsById(content, content.featured.home).map((artist) =>
          artistCard(input, artist),
        ),
      },
      news: {
        heading: home.news.heading,
        link: home.news.link,
        stories: storyCards(input, homeStories(content)),
      },
      events: eventsData(input, {
        heading: home.events.heading,
        // the page's own words point at what has been
        none: (content.happenings.length > 0 ? home : content.hubs.global).events.none,
      }),
      join: {
        slogan: home.join.slogan,
        lines: home.join.slogan.split(/(?<=,) /),
        narrowLines: narrow(home.join.slogan),
        lead: home.join.lead,
        source: home.join.source,
        actions: [beta, discord].flatMap((link) => link ?? []),
      },
      labels: { selected: ui.labels.selected, gotIt: ui.buttons.gotIt, close: ui.aria.closeDialog },
    },
  };
}

/** What is pinned, else the newest. */
function homeStories({ home, stories }: Content): Story[] {
  const { pinned } = home.news;
  return pinned.length > 0
    ? stories.filter(({ slug }) => pinned.includes(slug))
    : stories.slice(0, STORIES);
}

/** Lines of two words at most, for screens where a whole clause would be too small. */
function narrow(slogan: string): string[] {
  const words = slogan.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && `${last} ${word}`.length <= 15) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
