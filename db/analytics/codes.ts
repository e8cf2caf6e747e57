/** Lengths of time in milliseconds. */
export const HOUR_MS = 3_600_000;
/** Hours of a day of UTC. */
export const HOURS = 24;
/** A day of UTC. */
export const DAY_MS = HOURS * HOUR_MS;
/** A pause longer than this ends a visit (decisions, Analytics). */
export const VISIT_GAP_MS = 30 * 60_000;

/**
 * Sizes of the stretches that views are counted in, as they are stored. `start` counts hours or
 * days since 1970 in UTC; months are counted from the year 0. Which of them a view is counted in says
 * `store/close-days.ts`.
 */
export const LEVELS = { hour: 0, day: 1, month: 2 } as const;

/** What views are counted by, as it is stored. */
export const DIMENSIONS = {
  /** Everything; `value` is 0. */
  all: 0,
  page: 1,
  referrer: 2,
  source: 3,
  device: 4,
  browser: 5,
  system: 6,
  country: 7,
  campaign: 8,
  hub: 9,
  /** `value` is a number of `db/analytics/visible-time.ts`. */
  visibleTime: 10,
  /** What became of what was received; `value` is one of `OUTCOMES`. */
  outcome: 11,
  /** By page too: its views, and as `visits` those of them that were the last of one. */
  exit: 12,
} as const;
/** The number of a dimension. */
export type Dimension = (typeof DIMENSIONS)[keyof typeof DIMENSIONS];

/** What can become of an event that was received. */
export const OUTCOMES = { view: 0, repeat: 1, bot: 2, optedOut: 3, prefetch: 4 } as const;
/** The name of an outcome. */
export type Outcome = keyof typeof OUTCOMES;

/** Stands in `previous` for a session that was never here before. */
export const NEVER = -1;
/** Stands in `previous` for all sessions together, wherever they were before. */
export const EVERYONE = -2;

/** Bits of an event's number below its time. */
const BITS = 11;
/** Numbers that one millisecond holds; a later one spills into the next. */
const PER_MS = 2 ** BITS;

/** The least number of an event at a moment or after it. Numbers are in order of time. */
export function eventAt(atMs: number): number {
  return atMs * PER_MS;
}

/** When an event with this number happened, in milliseconds since 1970. */
export function timeOf(event: number): number {
  return Math.floor(event / PER_MS);
}

/** The same as `timeOf`, as an SQL expression over a column. */
export function timeSql(event: string): string {
  return `(${event} >> ${BITS})`;
}

/** The id of an event: a UUID of version 7, whose time and counter are the number. */
export function eventId(event: number): string {
  const at = timeOf(event).toString(16).padStart(12, '0');
  const counter = (event % PER_MS).toString(16).padStart(3, '0');
  return `${at.slice(0, 8)}-${at.slice(8)}-7${counter}-8000-000000000000`;
}

/** The number in an event's id; `undefined` for another UUID. */
export function eventOfId(id: string): number | undefined {
  const parts = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-7][0-9a-f]{2})-8000-0{12}$/i.exec(id);
  if (!parts) return undefined;
  return (
    eventAt(Number.parseInt(`${parts[1]}${parts[2]}`, 16)) + Number.parseInt(`${parts[3]}`, 16)
  );
}

/** The month of a day of UTC, counted from the year 0. */
export function monthOfDay(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month, in days since 1970. */
export function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / DAY_MS;
}
