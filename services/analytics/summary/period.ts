import { DAY_MS, HOUR_MS } from '../../../db/analytics/codes';
import type { Span } from '../../../db/analytics/read/views';
import type { Stretch } from '../../../db/audience/growth';
import { type Earlier, SUMMARY_LIMITS as limits } from '../../contracts/limits/analytics';
import { INTERVALS, type Interval, type SummaryQuery } from '../../contracts/summary-query';
import { AppError } from '../../errors';
import type { Calendar } from './time-zone';

const DEFAULT_DAYS = 30;
const HOURS_UP_TO_DAYS = 3;
const YEAR_MS = 366 * DAY_MS;
/** Nothing is older than the product; and so many months are fewer than 400. */
const YEARS_BACK_MS = 30 * YEAR_MS;
/** Shortest length of each, so that an estimate never says too few points. */
const SHORTEST_MS: Record<Interval, number> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 28 * DAY_MS,
};
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A span as ISO instants. */
export function inInstants({ from, to }: Span): Stretch {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/**
 * The range that a query asks for.
 * @throws AppError `invalid_request` when it ends before it begins.
 */
export function rangeOf(
  query: Pick<SummaryQuery, 'from' | 'to'>,
  calendar: Calendar,
  nowMs: number,
): Span {
  const end = query.to === undefined ? nowMs + 1 : instantOf(query.to, calendar, true);
  const start =
    query.from === undefined ? end - DEFAULT_DAYS * DAY_MS : instantOf(query.from, calendar, false);
  const oldest = nowMs - YEARS_BACK_MS;
  const latest = nowMs + YEAR_MS;
  const to = clamp(end, oldest, latest);
  if (start < end) return { from: Math.min(clamp(start, oldest, latest), to - 1), to };
  throw new AppError('invalid_request', 'The range ends before it begins.', {
    fields: [{ field: 'to', message: 'Write a moment after from.' }],
  });
}

function instantOf(text: string, calendar: Calendar, isEnd: boolean): number {
  if (!IS_DAY.test(text)) return Date.parse(text);
  const start = calendar.startOfDay(text);
  return isEnd ? calendar.next(start, 'day') : start;
}

/** How a range is compared: with which earlier time, and divided by what. */
export interface Comparing {
  earlier: Earlier;
  interval: Interval;
}

/**
 * The earlier range. Just before: as many days where a range is made of whole days. A year before: 52 weeks, since
 * a Friday's release is no match for a Thursday; months are told by their dates, and are compared by them.
 */
export function earlierRange(
  span: Span,
  { earlier, interval }: Comparing,
  calendar: Calendar,
): Span {
  if (earlier === 'previous') return rangeBefore(span, calendar);
  const dateBefore = interval === 'month' ? sameDateBefore : sameWeekdayBefore;
  const shifted = (at: number) => {
    const day = calendar.dayOf(at);
    const sinceMidnight = at - calendar.startOfDay(day);
    return calendar.startOfDay(dateBefore(day)) + sinceMidnight;
  };
  const from = shifted(span.from);
  // a 29th of February alone, or minutes about a change of clocks, would leave nothing
  return { from, to: Math.max(from + 1, shifted(span.to)) };
}

function sameDateBefore(day: string): string {
  const date = new Date(day);
  // where the year before has no such day, it is the next one
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return dateOf(date);
}

function sameWeekdayBefore(day: string): string {
  return dateOf(new Date(Date.parse(day) - 52 * 7 * DAY_MS));
}

function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function rangeBefore({ from, to }: Span, calendar: Calendar): Span {
  const isWhole = [from, to].every((at) => calendar.floor(at, 'day') === at);
  if (!isWhole) return { from: from - (to - from), to: from };
  const days = Math.round((to - from) / DAY_MS);
  const first = new Date(Date.parse(calendar.dayOf(from)) - days * DAY_MS);
  return { from: calendar.startOfDay(dateOf(first)), to: from };
}

/** As much of the earlier range as has passed of a range: half a day is no match for a whole one. */
export function passedOf(before: Span, { from, to }: Span, nowMs: number): Span {
  const end = nowMs + 1; // where a range of no named end ends
  if (end <= from || to <= end) return before;
  return { from: before.from, to: Math.max(before.from + 1, before.to - (to - end)) };
}

/** The interval asked for, or the first coarser one that gives few enough points. */
export function intervalFor({ from, to }: Span, wanted: Interval | undefined): Interval {
  const fits = (interval: Interval) => (to - from) / SHORTEST_MS[interval] + 2 <= limits.pointsMax;
  const finest = to - from <= HOURS_UP_TO_DAYS * DAY_MS ? 'hour' : 'day';
  const offered = INTERVALS.slice(INTERVALS.indexOf(wanted ?? finest));
  return offered.find(fits) ?? 'month';
}

/** One stretch of a range. */
export interface CutStretch extends Span {
  /** Where it begins in the calendar. */
  start: number;
  /** An end of the range cuts it, or it is not over: its figures are not those of a whole one. */
  isPart: boolean;
}

/** The stretches that a range touches, in order; the first and the last are cut at its ends. */
export function stretchesOf(
  { from, to }: Span,
  interval: Interval,
  calendar: Calendar,
  nowMs = to,
): CutStretch[] {
  const stretches: CutStretch[] = [];
  const past = Math.min(to, nowMs + 1); // where a range of no named end ends
  let start = calendar.floor(from, interval);
  while (start < to && stretches.length < limits.pointsMax) {
    const end = calendar.next(start, interval);
    stretches.push({
      start,
      from: Math.max(start, from),
      to: Math.min(end, to),
      isPart: start < from || end > past,
    });
    start = end;
  }
  return stretches;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
