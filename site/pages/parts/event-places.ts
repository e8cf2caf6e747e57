import type { Content, Happening } from '../../../content/schema/content';
import { sortByClock } from '../../components/EventLists/sort-by-clock';

/** Events that are over, by the year they began in. */
export interface EventYear {
  year: string;
  route: string;
  /** The latest first. */
  happenings: Happening[];
}

/** Where the events of the site stand. */
export interface EventPlaces {
  /** On the page of all events, in the order of the content. */
  together: Happening[];
  /** The latest year first; none while all that are over fit on one page. */
  years: EventYear[];
  /** The address of the row of each. */
  addressOf({ slug }: Pick<Happening, 'slug'>): string;
}

/** How many events that are over stand below those to come. Where there are more, each year has a page of its own. */
const PAST_SHOWN = 30;

/** Sorts events onto pages by the clock of the build. One that is over is at home in its year, and stays there. */
export function eventPlaces({ happenings, pages }: Content): EventPlaces {
  const { route } = pages.join.events;
  const timed = happenings.map((happening) => ({
    happening,
    startsAt: happening.startsAtUtc,
    overAt: happening.overAtUtc,
  }));
  const past = sortByClock(timed, new Date().toISOString()).past.map(({ happening }) => happening);
  const older = new Set(past.slice(PAST_SHOWN));
  const names = older.size > 0 ? [...new Set(past.map(yearOf))].sort().reverse() : [];
  const years = names.map((year) => ({
    year,
    route: `${route}/${year}`,
    happenings: past.filter((happening) => yearOf(happening) === year),
  }));
  const homes = new Map(
    years.flatMap((one) => one.happenings.map(({ slug }) => [slug, one.route] as const)),
  );
  return {
    together: happenings.filter((happening) => !older.has(happening)),
    years,
    addressOf: ({ slug }) => `${homes.get(slug) ?? route}#${slug}`,
  };
}

/** On the calendar of the event's own zone. */
function yearOf({ startsAt }: Happening): string {
  return startsAt.slice(0, 4);
}
