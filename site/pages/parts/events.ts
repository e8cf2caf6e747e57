import { EVENTS_SHOWN, sortByClock } from '../../components/EventLists/sort-by-clock';
import type { HappeningData } from '../../components/HappeningRow/HappeningRow';
import type { LinkTo, PageInput } from '../page';
import { happeningData } from './cards';

/** The events around today in one list, and the words for it; which of them hold is decided when it is looked at. */
export interface EventsData {
  heading: string;
  /** The heading where none is to come, if it is another. */
  pastHeading?: string;
  none: string;
  builtAt: string;
  happenings: HappeningData[];
  /** Where all of them stand, if they are more than the list shows. */
  all: LinkTo | null;
}

/** The events of a page that has a list of them among others. */
export function eventsData(
  input: PageInput,
  { pastHeading, ...words }: Pick<EventsData, 'heading' | 'pastHeading' | 'none'>,
): EventsData {
  const { happenings, hubs } = input.content;
  const builtAt = new Date().toISOString();
  const { upcoming, past } = sortByClock(
    happenings.map((happening) => happeningData(input, happening)),
    builtAt,
  );
  return {
    ...words,
    // without any event there are none that are over
    ...(pastHeading !== undefined && happenings.length > 0 && { pastHeading }),
    builtAt,
    happenings: [
      ...past.slice(0, EVENTS_SHOWN).reverse(),
      // twice as many: the first of them may be over before the next build
      ...upcoming.slice(0, 2 * EVENTS_SHOWN),
    ],
    all: happenings.length > EVENTS_SHOWN ? hubs.global.events.link : null,
  };
}
