import type { Part } from './range';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** A stretch of time as people read it, in their own zone: `24 Nov 2026`, or with the hours of one that is no whole day. */
export function writePart({ from, to }: Part): string {
  const [first, end] = [new Date(from), new Date(to)];
  const isWhole = [first, end].every((at) => at.getHours() === 0 && at.getMinutes() === 0);
  if (!isWhole) return new Intl.DateTimeFormat('en-GB', CLOCK).formatRange(first, end);
  return new Intl.DateTimeFormat('en-GB', DAY).formatRange(first, end.getTime() - 1);
}
