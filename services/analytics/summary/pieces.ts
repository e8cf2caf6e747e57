import { DAY_MS, firstDayOf, HOUR_MS, HOURS, monthOfDay } from '../../../db/analytics/codes';
import type { Stretch } from '../../../db/analytics/read/rollups';
import type { Span } from '../../../db/analytics/read/views';
import { daysWithHours } from '../../../db/analytics/store/close-days';
import type { Db } from '../../../db/connect';

/** What a range is made of: stretches that there are sums of, and the rest. */
export interface Pieces {
  stretches: Stretch[];
  /** Less than two hours, but for days with few views. */
  rest: Span[];
}

/**
 * Cuts a range into what is counted already and what its views must be read for.
 * @param openDay the first that is open, see `db/analytics/store/close-days.ts`
 */
export async function piecesOf(db: Db, openDay: number, span: Span): Promise<Pieces> {
  const { whole, ends } = cutAtDays(span);
  const past = ends.map(dayOf).filter((day) => day < openDay);
  const withHours = await daysWithHours(db, past);
  const pieces: Pieces = { stretches: whole ? stretchesOf(whole, openDay) : [], rest: [] };
  for (const end of ends) {
    const hasHours = dayOf(end) >= openDay || withHours.has(dayOf(end));
    const hours = wholeUnits(end, HOUR_MS);
    if (!hasHours || !hours) {
      pieces.rest.push(end);
      continue;
    }
    pieces.stretches.push({ level: 'hour', from: hours.from, to: hours.to });
    pieces.rest.push(...outside(end, hours, HOUR_MS));
  }
  return pieces;
}

/** The hours or days of UTC, counted since 1970, that lie in a range from beginning to end. */
export function wholeUnits({ from, to }: Span, unitMs: number): Span | undefined {
  const whole = { from: Math.ceil(from / unitMs), to: Math.floor(to / unitMs) };
  return whole.from < whole.to ? whole : undefined;
}

/** What of a range lies before and after the whole hours or days in it. */
export function outside({ from, to }: Span, units: Span, unitMs: number): Span[] {
  const sides = [
    { from, to: units.from * unitMs },
    { from: units.to * unitMs, to },
  ];
  return sides.filter((side) => side.from < side.to);
}

const dayOf = ({ from }: Span) => Math.floor(from / DAY_MS);

/** The whole days of a range, and its ends, each of which lies within one day. */
function cutAtDays(span: Span): { whole?: Span; ends: Span[] } {
  const whole = wholeUnits(span, DAY_MS);
  if (whole) return { whole, ends: outside(span, whole, DAY_MS) };
  const midnight = Math.ceil(span.from / DAY_MS);
  if (midnight * DAY_MS >= span.to) return { ends: [span] };
  return { ends: outside(span, { from: midnight, to: midnight }, DAY_MS) };
}

/** Months where there are whole ones, since they are fewer; hours of days that have no sums yet. */
function stretchesOf(whole: Span, openDay: number): Stretch[] {
  const over = { from: whole.from, to: Math.min(whole.to, openDay) };
  const open = { from: Math.max(whole.from, openDay), to: whole.to };
  const hours: Stretch = { level: 'hour', from: open.from * HOURS, to: open.to * HOURS };
  return [...longStretches(over), hours].filter(({ from, to }) => from < to);
}

function longStretches({ from, to }: Span): Stretch[] {
  const firstMonth = monthOfDay(from - 1) + 1;
  const lastMonth = monthOfDay(to);
  if (firstMonth >= lastMonth) return [{ level: 'day', from, to }];
  return [
    { level: 'day', from, to: firstDayOf(firstMonth) },
    { level: 'day', from: firstDayOf(lastMonth), to },
    { level: 'month', from: firstMonth, to: lastMonth },
  ];
}
