import type { Happening } from '../../../../content/schema/content';
import { fold, wordsOf } from '../../words/fold';

const YEAR = /\b(?:19|20)\d\d\b/;

/** Events narrowed to what a line names. */
export interface Narrowed {
  events: Happening[];
  /** Whether the line names where or in which year, and there is such an event. */
  isNamed: boolean;
}

/** Of the artists asked about, at the place and in the year that are named, as far as events of such are known. */
export function eventsAskedOf(
  happenings: Happening[],
  line: string,
  artists: readonly string[],
): Narrowed {
  const ofThem = happenings.filter(
    (event) =>
      artists.length === 0 ||
      event.artists.length === 0 ||
      event.artists.some((id) => artists.includes(id)),
  );
  const there = ofThem.filter((event) => isAt(event, ` ${line} `));
  const known = there.length > 0 ? there : ofThem;
  const year = YEAR.exec(line)?.[0];
  const then = known.filter(({ startsAt }) => year !== undefined && startsAt.startsWith(year));
  return {
    events: then.length > 0 ? then : known,
    isNamed: there.length > 0 || then.length > 0,
  };
}

/** Whether the line names the town: what stands of the place before its first comma. */
function isAt({ mode, place }: Happening, line: string): boolean {
  if (mode === null || mode === 'online') return false;
  const town = wordsOf(fold(place.split(',')[0] ?? '')).join(' ');
  return town !== '' && line.includes(` ${town} `);
}
