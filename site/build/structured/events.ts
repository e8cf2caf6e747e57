import type { EventLeaf } from 'schema-dts';
import type { Content, Happening } from '../../../content/schema/content';
import { eventPlaces } from '../../pages/parts/event-places';
import { namedArtists } from './artist';
import { companyId } from './nodes';
import { zonedMoment } from './zoned-moment';

const ATTENDANCE = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/**
 * The events at home on a page, as far as their place is known. Search engines want a place with every
 * event, and one that has not been announced is not made up for them.
 */
export function eventNodes(content: Content, path: string, origin: string): EventLeaf[] {
  const { addressOf } = eventPlaces(content);
  return content.happenings.flatMap((happening) => {
    const { mode, slug } = happening;
    const isHere = addressOf(happening) === `${path}#${slug}`;
    return mode === null || !isHere ? [] : [eventNode(content, happening, mode, { origin, path })];
  });
}

function eventNode(
  content: Content,
  happening: Happening,
  mode: keyof typeof ATTENDANCE,
  { origin, path }: { origin: string; path: string },
): EventLeaf {
  const url = origin + path;
  const performers = namedArtists(content, happening.artists, origin);
  const there = { '@type': 'Place', name: happening.place, address: happening.place } as const;
  const online = { '@type': 'VirtualLocation', name: happening.place, url } as const;
  return {
    '@type': 'Event',
    '@id': `${url}#${happening.slug}`,
    name: happening.title,
    description: happening.description,
    url,
    startDate: zonedMoment(happening.startsAtUtc, happening.timezone),
    ...(happening.endsAtUtc && { endDate: zonedMoment(happening.endsAtUtc, happening.timezone) }),
    eventStatus:
      happening.status === 'cancelled'
        ? 'https://schema.org/EventCancelled'
        : 'https://schema.org/EventScheduled',
    eventAttendanceMode: ATTENDANCE[mode],
    location: mode === 'online' ? online : mode === 'onsite' ? there : [there, online],
    organizer: { '@id': companyId(origin) },
    ...(performers.length > 0 && { performer: performers }),
  };
}
