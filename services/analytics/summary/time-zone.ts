import { DAY_MS, HOUR_MS } from '../../../db/analytics/codes';
import type { Interval } from '../../contracts/summary-query';

/** Where the stretches of a time zone begin, its days of 23 and 25 hours included. */
export interface Calendar {
  /** The first instant of a day of this zone, given as `2026-01-31`. */
  startOfDay(date: string): number;
  /** The day of an instant in this zone, as `2026-01-31`. */
  dayOf(atMs: number): string;
  /** The latest beginning of a stretch that is not after an instant. */
  floor(atMs: number, interval: Interval): number;
  /** The beginning of the stretch after the one that begins here. */
  next(startMs: number, interval: Interval): number;
}

const known = new Map<string, Calendar>();
const KNOWN_MAX = 50;

/** The calendar of a time zone by its IANA name; the same one for the same name. */
export function calendarOf(timeZone: string): Calendar {
  const calendar = known.get(timeZone) ?? createCalendar(timeZone);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(timeZone, calendar);
  return calendar;
}

function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  const offsets = new Map<number, number>();

  /** Asking for an offset is slow. On a day that begins and ends with one it has no other. */
  function wallAt(atMs: number): number {
    const day = Math.floor(atMs / DAY_MS);
    const [begin, end] = [day, day + 1].map((start) => {
      const known = offsets.get(start);
      if (known !== undefined) return known;
      const offset = exactWallAt(start * DAY_MS) - start * DAY_MS;
      offsets.set(start, offset);
      return offset;
    });
    return begin !== undefined && begin === end ? atMs + begin : exactWallAt(atMs);
  }

  /** The clock on the wall at an instant, read as if it were in UTC. */
  function exactWallAt(atMs: number): number {
    const second = Math.floor(atMs / 1000) * 1000;
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(second)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: s = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, s) + (atMs - second);
  }

  /**
   * No change of clocks is as long as a day, so a day begins at its midnight by the clock before or
   * after a change; where that midnight is skipped, at the change.
   */
  function startOf(wallMidnight: number): number {
    const candidates = [wallMidnight - DAY_MS, wallMidnight + DAY_MS]
      .map((at) => wallMidnight - (wallAt(at) - at))
      .sort((a, b) => a - b);
    return candidates.find((at) => wallAt(at) >= wallMidnight) ?? wallMidnight;
  }

  function floor(atMs: number, interval: Interval): number {
    const wall = wallAt(atMs);
    if (interval === 'hour') return atMs - modulo(wall, HOUR_MS);
    const day = Math.floor(wall / DAY_MS);
    if (interval === 'day') return startOf(day * DAY_MS);
    // The first of January 1970 was a Thursday.
    if (interval === 'week') return startOf((day - modulo(day + 3, 7)) * DAY_MS);
    const date = new Date(wall);
    return startOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()));
  }

  return {
    startOfDay: (date) => startOf(Date.parse(date)),
    dayOf: (atMs) => new Date(wallAt(atMs)).toISOString().slice(0, 10),
    floor,
    next: (startMs, interval) => {
      if (interval === 'hour') return startMs + HOUR_MS;
      if (interval === 'day') return floor(startMs + DAY_MS * 1.25, 'day');
      if (interval === 'week') return floor(startMs + DAY_MS * 7.5, 'day');
      return floor(startMs + DAY_MS * 32, 'month');
    },
  };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
