import { DAY_MS, HOUR_MS } from '../../../db/analytics/codes';
import type { Span } from '../../../db/analytics/read/views';

/**
 * What of a range can be counted where views were purged: sums of hours are left of everything together,
 * and of what it is counted by, such as pages, sums of days of UTC. The same as the range where none were.
 */
export interface Countable {
  /** Figures and sessions are of this: an end among purged views has its whole hour. */
  hours: Span;
  /** What is counted by something is of this: such an end is at the nearest midnight. */
  days: Span;
  /** What of them and of the range itself is not the same, since views were purged. */
  apart: Span[];
}

/** The first day of UTC whose views are there, as the instant at which it begins. */
export function keptSince(kept: Span): number {
  return Math.floor(kept.from / DAY_MS) * DAY_MS;
}

/** What can be counted of a range. One that ends after the last view may as well end with its day. */
export function countableOf(asked: Span, kept: Span): Countable {
  const since = keptSince(kept);
  const isGone = { from: asked.from < since, to: asked.to < since };
  const to = asked.to < kept.to || isGone.to ? asked.to : toNext(asked.to, DAY_MS);
  const hours = {
    from: isGone.from ? Math.floor(asked.from / HOUR_MS) * HOUR_MS : asked.from,
    to: isGone.to ? toNext(asked.to, HOUR_MS) : to,
  };
  const nearest = {
    from: isGone.from ? Math.round(asked.from / DAY_MS) * DAY_MS : asked.from,
    to: isGone.to ? Math.round(asked.to / DAY_MS) * DAY_MS : to,
  };
  const days = nearest.from < nearest.to ? nearest : dayAround(asked);
  const apart = (['from', 'to'] as const)
    .filter((end) => isGone[end])
    .map((end) => [asked[end], hours[end], days[end]])
    .map((ends) => ({ from: Math.min(...ends), to: Math.max(...ends) }));
  return { hours, days, apart: apart.filter((span) => span.from < span.to) };
}

/** What must be added to the figures of one span to have those of another, and taken from them. */
export function differenceOf(one: Span, other: Span): { sign: 1 | -1; span: Span }[] {
  const parts = [
    { sign: 1 as const, span: { from: other.from, to: one.from } },
    { sign: 1 as const, span: { from: one.to, to: other.to } },
    { sign: -1 as const, span: { from: one.from, to: other.from } },
    { sign: -1 as const, span: { from: other.to, to: one.to } },
  ];
  return parts.filter(({ span }) => span.from < span.to);
}

function toNext(atMs: number, unitMs: number): number {
  return Math.ceil(atMs / unitMs) * unitMs;
}

/** The day that most of a span within a day or around a midnight lies in. */
function dayAround({ from, to }: Span): Span {
  const start = Math.floor((from + to) / 2 / DAY_MS) * DAY_MS;
  return { from: start, to: start + DAY_MS };
}
