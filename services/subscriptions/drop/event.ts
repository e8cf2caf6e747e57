import type { Content, Happening } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { inWords } from '../../outbox/in-words';
import { campaignUrl } from '../links';
import type { Announcement } from './announce';
import { reasons } from './reasons';
import { unwritten } from './unwritten';

/** An event is announced under the place of its file: `events/night-market-2027`. */
export function eventName({ slug }: Pick<Happening, 'slug'>): string {
  return `events/${slug}`;
}

/** Why an event cannot be announced; empty when it can. */
export function eventProblems(
  { title, summary, status, overAtUtc }: Happening,
  now: Date,
): string[] {
  return [
    ...(status === 'cancelled' ? [`“${title}” is cancelled`] : []),
    ...(overAtUtc <= now.toISOString() ? [`“${title}” is over`] : []),
    ...unwritten({ summary }),
  ];
}

/** The mail about an event, to who chose an artist in it, events, a hub that shows it, or everything. */
export function eventOf(
  { artists, pages }: Pick<Content, 'artists' | 'pages'>,
  office: Pick<Deps, 'texts' | 'publicUrl'>,
  event: Happening,
): Announcement {
  const { slug, title, summary, place } = event;
  const ids: Topic[] = [
    ...event.artists.map((id): Topic => `${ARTIST_TOPIC}${id}`),
    'events',
    ...event.hubs.map((id): Topic => `hub-${id}`),
    'all',
  ];
  const { route } = pages.join.events;
  return {
    about: eventName(event),
    mail: 'event',
    topics: reasons(ids, office, artists),
    values: {
      title,
      summary,
      when: whenOf(event),
      place,
      eventUrl: campaignUrl(office.publicUrl, `${route}#${slug}`, slug),
    },
  };
}

/** `Tuesday 20 February 2024, 3:00PM EST (20 February 2024 at 20:00 UTC)`: where its reader lives, a mail cannot know. */
function whenOf({ startsAtUtc, timezone, timeDisplay }: Happening): string {
  const starts = new Date(startsAtUtc);
  // apart: versions of the runtime differ in the comma between them
  const inZone = { timeZone: timezone };
  const weekday = starts.toLocaleDateString('en-GB', { weekday: 'long', ...inZone });
  const day = starts.toLocaleDateString('en-GB', { dateStyle: 'long', ...inZone });
  return `${weekday} ${day}, ${timeDisplay} (${inWords(starts)})`;
}
