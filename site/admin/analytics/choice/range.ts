import { HOUR_MS } from '../../../../services/contracts/limits/durations';

/** The spans that are offered. */
export const SPANS = ['today', 'day', 'week', 'month', 'quarter', 'year', 'custom'] as const;

/** One of `SPANS`. */
export type Span = (typeof SPANS)[number];

/** What is asked of the summary: instants in ISO 8601, the end not included. */
export interface Range {
  from: string;
  to: string;
  interval: 'hour' | 'day' | 'week' | 'month';
}

const DAYS: Partial<Record<Span, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Days chosen by hand, as date inputs give them; the last one included. */
export interface ChosenDays {
  from: string;
  to: string;
}

/** A stretch of the chart that is looked at alone: instants in ISO 8601, the end not included. */
export interface Part {
  from: string;
  to: string;
}

/** What is asked of a stretch of the chart, divided as chosen days are. */
export function rangeOfPart({ from, to }: Part): Range {
  return divided(new Date(from), new Date(to));
}

/**
 * The range of a span that ends now, in whole hours, days or months of the reader's own time zone.
 * `undefined` while days are chosen that make no range.
 */
export function rangeOf(span: Span, now: Date, chosen: ChosenDays): Range | undefined {
  if (span === 'custom') return chosenRange(chosen);
  if (span === 'day') {
    const to = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS;
    return range(new Date(to - 24 * HOUR_MS), new Date(to), 'hour');
  }
  const midnight = startOfDay(now, 1);
  if (span === 'year') {
    return range(new Date(now.getFullYear(), now.getMonth() - 11, 1), midnight, 'month');
  }
  const first = startOfDay(now, 1 - (DAYS[span] ?? 1));
  return range(first, midnight, span === 'today' ? 'hour' : 'day');
}

function chosenRange({ from, to }: ChosenDays): Range | undefined {
  // the earlier first: days that are given the wrong way round are still those days
  const [first, last] = [localDay(from), localDay(to)].sort((a, b) => Number(a) - Number(b));
  if (!first || !last) return undefined;
  return divided(first, startOfDay(last, 1));
}

/** By what can be told apart in a chart. */
function divided(first: Date, end: Date): Range {
  const days = (end.getTime() - first.getTime()) / (24 * HOUR_MS);
  if (days <= 3) return range(first, end, 'hour');
  if (days <= 120) return range(first, end, 'day');
  return range(first, end, days <= 800 ? 'week' : 'month');
}

/** Midnight of a day, some days later. */
function startOfDay(date: Date, later: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + later);
}

function localDay(text: string): Date | undefined {
  const [year, month, day] = text.split('-').map(Number);
  if (!year || !month || !day) return undefined;
  const date = new Date(year, month - 1, day);
  // an address may name a day that no clock reaches
  return Number.isNaN(startOfDay(date, 1).getTime()) ? undefined : date;
}

function range(from: Date, to: Date, interval: Range['interval']): Range {
  return { from: from.toISOString(), to: to.toISOString(), interval };
}
