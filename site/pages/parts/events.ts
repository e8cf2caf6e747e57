import type { HappeningData } from '../../components/HappeningRow/HappeningRow';
import type { PageInput } from '../page';
import { happeningData } from './cards';

/** Every event in one list, and the words for it; which of them hold is decided when it is looked at. */
export interface EventsData {
  heading: string;
  /** The heading where none is to come, if it is another. */
  pastHeading?: string;
  none: string;
  builtAt: string;
  happenings: HappeningData[];
}

/** The events of a page that has a list of them among others. */
export function eventsData(
  input: PageInput,
  words: Pick<EventsData, 'heading' | 'pastHeading' | 'none'>,
): EventsData {
  return {
    ...words,
    builtAt: new Date().toISOString(),
    happenings: input.content.happenings.map((happening) => happeningData(input, happening)),
  };
}
