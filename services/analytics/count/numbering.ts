import { eventAt } from '../../../db/analytics/codes';
import { lastNumbers } from '../../../db/analytics/store/read-state';
import type { Db } from '../../../db/connect';

/** A millisecond that is full lends from as many that follow. */
const SPILL_MS = 3;

/** Gives an event at this moment its number. */
export type NextNumber = (atMs: number) => number;

/**
 * Gives events their numbers, none twice: the next one that is free at a moment or just after it.
 * @param lastEvent the highest number that was given, as far as it is of the earliest of these times or later
 */
export async function numbering(
  tx: Db,
  times: ReadonlySet<number>,
  lastEvent: number,
): Promise<NextNumber> {
  // Clocks go forward: mostly no number of these times has been given.
  if (lastEvent < eventAt(Math.min(...times))) return numberFrom(new Map());
  const spread = [...times].flatMap((time) =>
    Array.from({ length: SPILL_MS + 1 }, (_, n) => time + n),
  );
  return numberFrom(await lastNumbers(tx, [...new Set(spread)]));
}

/**
 * The same where the highest number of each millisecond is known.
 * @param last is kept up to date
 */
export function numberFrom(last: Map<number, number>): NextNumber {
  return function next(atMs) {
    const before = last.get(atMs);
    const number = before === undefined ? eventAt(atMs) : before + 1;
    if (number >= eventAt(atMs + 1)) return next(atMs + 1);
    last.set(atMs, number);
    return number;
  };
}
