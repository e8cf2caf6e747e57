import type { Topic } from '../../services/contracts/limits/subscriptions';
import { ALL_EVENTS } from '../build/found/write-calendars';
import type { HappeningData } from '../components/HappeningRow/HappeningRow';
import type { PictureData } from '../components/Picture/picture';
import { subscriptionTo } from './join/subscriptions';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById, happeningData } from './parts/cards';
import { type Opening, opening } from './parts/opening';

/** Every event, sorted into what is to come and what is over by the visitor's clock. */
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
  happenings: (HappeningData & { picture: PictureData })[];
}

/** `/join/events`. */
export function eventsPage(input: PageInput): Page<EventsContext> {
  const { content, picture } = input;
  const { events, feeds, newsletter, overview } = content.pages.join;
  const { labels } = content.ui;
  return {
    path: events.route,
    template: 'join-events',
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
      builtAt: new Date().toISOString(),
      happenings: content.happenings.map((happening, index) => {
        const [about] = artistsById(content, happening.artists);
        const hub = index % 2 === 0 ? content.hubs.global : content.hubs.africa;
        return {
          ...happeningData(input, happening),
          picture: picture(about?.image.cloth ?? hub.image.file, ''),
        };
      }),
    },
  };
}
