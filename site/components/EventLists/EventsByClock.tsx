import type { ReactNode } from 'react';
import type { EventsData } from '../../pages/parts/events';
import { HappeningRow } from '../HappeningRow/HappeningRow';
import { EVENTS_SHOWN } from './sort-by-clock';
import { useByClock } from './use-by-clock';

/** What a page shows of its events at the moment it is looked at. */
interface EventsNow {
  heading: string;
  /** What is said where none is to come. */
  none: string | undefined;
  rows: ReactNode;
}

interface EventsByClockProps {
  events: EventsData;
  children: (shown: EventsNow) => ReactNode;
}

/** Events in one short list: what is to come, the next first, then what was last in its order. */
export function EventsByClock({ events, children }: EventsByClockProps) {
  const { heading, pastHeading = heading, none, builtAt, happenings } = events;
  const { upcoming, past } = useByClock(happenings, builtAt);
  const isNone = upcoming.length === 0;
  const next = upcoming.slice(0, EVENTS_SHOWN);
  const last = past.slice(0, EVENTS_SHOWN - next.length).reverse();
  return children({
    heading: isNone ? pastHeading : heading,
    none: isNone ? none : undefined,
    rows: [...next, ...last].map((happening) => (
      <HappeningRow key={happening.id} happening={happening} builtAt={builtAt} />
    )),
  });
}
