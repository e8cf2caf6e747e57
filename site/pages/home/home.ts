import type { Content, Story } from '../../../content/schema/content';
import type { ArtistCardData } from '../../components/ArtistCard/ArtistCard';
import type { HubOption } from '../../components/HubChooser/HubChooser';
import type { SeoData } from '../../components/Seo/Seo';
import type { StoryCardData } from '../../components/StoryRow/StoryRow';
import type { LinkTo, Page, PageInput } from '../page';
import { artistCard, artistsById, storyCards } from '../parts/cards';
import { type EventsData, eventsData } from '../parts/events';
import { linkTo } from '../parts/links';
import { type HomeHeroData, homeHero } from './home-hero';
import { type InfoCardData, infoCards } from './info-cards';
import { type JoinData, joinBand } from './join-band';

/** What the home page shows. */
export interface HomeContext {
  seo: SeoData;
  hero: HomeHeroData;
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
  join: JoinData;
  labels: { selected: string; gotIt: string; close: string };
}

/** How many stories stand there while none is pinned. */
const STORIES = 3;

/** The home page. */
export function homePage(input: PageInput): Page<HomeContext> {
  const { content } = input;
  const { home, site, ui } = content;
  const action = linkTo(home.artists.action, site);

  return {
    path: '/',
    template: 'home',
    isListed: true,
    context: {
      seo: { title: home.title, description: home.metaDescription },
      hero: homeHero(input),
      hubs: {
        heading: home.hubs.heading,
        lead: home.hubs.lead,
        options: hubOptions(input),
      },
      bridging: {
        heading: home.bridging.heading,
        link: home.bridging.link,
        cards: infoCards(input, home.bridging.cards),
      },
      machine: {
        heading: home.machine.heading,
        headingLines: home.machine.heading.split(/ (?=\+)/),
        steps: home.machine.steps.map(({ title, text }) => ({ title, text })),
        cards: infoCards(input, home.machine.cards),
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
      join: joinBand(content),
      labels: { selected: ui.labels.selected, gotIt: ui.buttons.gotIt, close: ui.aria.closeDialog },
    },
  };
}

function hubOptions({ content, picture }: PageInput): HubOption[] {
  return content.home.hubs.options.map(({ id, label, text, action }) => ({
    id,
    label,
    text,
    action: action.label,
    href: action.href,
    picture: picture(content.hubs[id].image.file, content.hubs[id].image.alt),
  }));
}

/** What is pinned, else the newest. */
function homeStories({ home, stories }: Content): Story[] {
  const { pinned } = home.news;
  return pinned.length > 0
    ? stories.filter(({ slug }) => pinned.includes(slug))
    : stories.slice(0, STORIES);
}
