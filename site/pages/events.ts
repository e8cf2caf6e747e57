import type { Content, Happening } from '../../content/schema/content';
import type { Topic } from '../../services/contracts/limits/subscriptions';
import { ALL_EVENTS } from '../build/found/write-calendars';
import type { HappeningData } from '../components/HappeningRow/HappeningRow';
import type { PictureData } from '../components/Picture/picture';
import type { ViewLink } from '../components/Segments/Segments';
import { fillPhrase } from '../fill-phrase';
import { subscriptionTo } from './join/subscriptions';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById, happeningData } from './parts/cards';
import { type EventPlaces, type EventYear, eventPlaces } from './parts/event-places';
import { type Opening, opening } from './parts/opening';

/** An event with its picture. */
export type PicturedHappening = HappeningData & { picture: PictureData };

/** The events of one year that are over. */
export interface EventYearContext extends Opening {
  back: LinkTo;
  years: YearLinks;
  pastHeading: string;
  builtAt: string;
  ofYear: PicturedHappening[];
}

/** The links to all years, and what they are called together. */
interface YearLinks {
  label: string;
  views: ViewLink[];
}

/** What is to come and what was last, sorted by the visitor's clock. */
export interface EventsContext extends Opening {
  back: LinkTo;
  today: string;
  zone: string;
  calendar: LinkTo;
  calendarNote: string;
  feeds: LinkTo;
  upcomingHeading: string;
  none: { title: string; text: string; topics: Topic[] };
  edge: string;
  pastHeading: string;
  builtAt: string;
  happenings: PicturedHappening[];
  /** Where the rest of the past is; `null` while all of it is here. */
  years: YearLinks | null;
}

/** `/join/events`, and a page for every year once the past is too long for it. */
export function eventPages(input: PageInput): [Page<EventsContext>, ...Page<EventYearContext>[]] {
  const places = eventPlaces(input.content);
  const builtAt = new Date().toISOString();
  return [
    eventsPage(input, places, builtAt),
    ...places.years.map((one) => yearPage(input, places, one, builtAt)),
  ];
}

function eventsPage(
  input: PageInput,
  { together, years }: EventPlaces,
  builtAt: string,
): Page<EventsContext> {
  const { content } = input;
  const { events, feeds, newsletter, overview } = content.pages.join;
  const { labels } = content.ui;
  return {
    path: events.route,
    template: 'join/events',
    isListed: true,
    context: {
      ...opening(events),
      back: { label: overview.title, href: overview.route },
      today: labels.today,
      zone: labels.yourZone,
      calendar: { label: events.calendar.label, href: ALL_EVENTS },
      calendarNote: events.calendar.text,
      feeds: { label: feeds.offer.link, href: feeds.route },
      upcomingHeading: events.upcomingHeading,
      none: {
        title: events.none.title,
        text: events.none.text,
        topics: subscriptionTo(content, newsletter.source, ['events']).topics,
      },
      edge: events.edge,
      pastHeading: events.pastHeading,
      builtAt,
      happenings: pictured(input, together),
      years: years.length > 0 ? yearLinks(content, years) : null,
    },
  };
}

function yearPage(
  input: PageInput,
  { years }: EventPlaces,
  { year, route, happenings }: EventYear,
  builtAt: string,
): Page<EventYearContext> {
  const { events } = input.content.pages.join;
  const title = fillPhrase(events.years.title, { year });
  return {
    path: route,
    template: 'join/events',
    isListed: true,
    context: {
      seo: { title, description: fillPhrase(events.years.metaDescription, { year }) },
      title,
      lead: events.years.lead,
      back: { label: events.title, href: events.route },
      years: yearLinks(input.content, years, year),
      pastHeading: events.pastHeading,
      builtAt,
      ofYear: pictured(input, happenings),
    },
  };
}

/** One of an artist wears that artist's cloth; the others the pictures of both hubs in turn. */
function pictured(input: PageInput, happenings: Happening[]): PicturedHappening[] {
  const { content, picture } = input;
  return happenings.map((happening, index) => {
    const [about] = artistsById(content, happening.artists);
    const hub = index % 2 === 0 ? content.hubs.global : content.hubs.africa;
    return {
      ...happeningData(input, happening),
      picture: picture(about?.image.cloth ?? hub.image.file, ''),
    };
  });
}

function yearLinks({ pages }: Content, years: EventYear[], chosen?: string): YearLinks {
  return {
    label: pages.join.events.years.label,
    views: years.map(({ year, route }) => ({
      label: year,
      href: route,
      isCurrent: year === chosen,
    })),
  };
}
