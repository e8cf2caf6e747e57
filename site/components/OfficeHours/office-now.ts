import { DAY_MS } from '../../../services/contracts/limits/durations';

/** Days that share hours, as the owner writes them. */
export interface OfficeRow {
  days: 'Mon-Fri' | 'Sat' | 'Sun';
  display: string;
  /** On the clocks of the office, `09:00`; `null` for a closed day. */
  hours: { opens: string; closes: string } | null;
}

const DAYS_OF: Record<OfficeRow['days'], number[]> = {
  'Mon-Fri': [1, 2, 3, 4, 5],
  Sat: [6],
  Sun: [0],
};

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * The office seen from the visitor's clock.
 *
 * @param zone where the office keeps its hours, an IANA name
 * @param visitorZone defaults to the browser's own
 */
export function officeNow(rows: OfficeRow[], zone: string, now: Date, visitorZone?: string) {
  const print = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: visitorZone }).format(moment);
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

  const coming = Array.from({ length: 8 }, (_, ahead) => dayInZone(now, ahead, zone)).flatMap(
    (day) => {
      const hours = rows.find(({ days }) => DAYS_OF[days].includes(weekday(day)))?.hours;
      return hours
        ? [{ opens: moment(day, hours.opens, zone), closes: moment(day, hours.closes, zone) }]
        : [];
    },
  );
  const next = coming.find(({ closes }) => closes > now);

  return {
    isOpen: next !== undefined && next.opens <= now,
    /** Weekday and time of the next opening, in the visitor's zone. */
    opensAt: next ? print(next.opens, { weekday: 'long', ...time }) : '',
    /** For every row, its hours on the visitor's clock, with their days where it is another one there; empty for a closed day. */
    visitors: rows.map(({ hours, days }) => {
      const day = [0, 1, 2, 3, 4, 5, 6]
        .map((ahead) => dayInZone(now, ahead, zone))
        .find((one) => DAYS_OF[days].includes(weekday(one)));
      if (!hours || !day) return '';
      const opens = moment(day, hours.opens, zone);
      return `${daysThere(days, day, print(opens, { weekday: 'short' }))}${print(opens, time)}–${print(moment(day, hours.closes, zone), time)}`;
    }),
  };
}

/** `Tue-Sat ` where it is Tuesday when the office opens on Monday; nothing where the days are the same. */
function daysThere(days: OfficeRow['days'], day: string, dayThere: string): string {
  const shift = NAMES.indexOf(dayThere) - weekday(day);
  if (shift === 0) return '';
  const names = DAYS_OF[days].map((one) => NAMES[(one + shift + 7) % 7]);
  return `${[...new Set([names[0], names.at(-1)])].join('-')} `;
}

/** `YYYY-MM-DD` of today or a later day on the zone's calendar, of which some have 23 or 25 hours. */
function dayInZone(now: Date, ahead: number, timeZone: string): string {
  return new Date(shown(now, timeZone).getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** The moment at which the zone's clocks show a time on a day. Office hours avoid the hour of a change. */
function moment(day: string, clock: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${clock}:00Z`);
  return new Date(2 * asUtc.getTime() - shown(asUtc, timeZone).getTime());
}

/**
 * What the zone's clocks show at a moment, to the second, as if they showed UTC. Taken from the parts: what a locale
 * makes of them is not the same in every browser, `en-CA` is `2026-11-23` in one and `11/23/2026` in Safari.
 */
function shown(at: Date, timeZone: string): Date {
  const two = '2-digit';
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return new Date(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}
