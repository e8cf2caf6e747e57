import { eventAt } from '../../../db/analytics/codes';
import { lastNumbers } from '../../../db/analytics/read-state';
import type { Db } from '../../../db/connect';

/** A millisecond that is full lends from as many that follow. */
const SPILL_MS = 3;

/**
 * Gives events their numbers, none twice: the next one that is free at a moment or just after it.
 * @param lastEvent the highest number that was given at the earliest of these times or after it
 */
export async function numbering(
  tx: Db,
  times: ReadonlySet<number>,
  lastEvent: number,
): Promise<(atMs: number) => number> {
  const spread = [...times].flatMap((time) =>
    Array.from({ length: SPILL_MS + 1 }, (_, n) => time + n),
  );
  // Clocks go forward: mostly no number of these times has been given.
  const last: Map<number, number> =
    lastEvent > 0 ? await lastNumbers(tx, [...new Set(spread)]) : new Map();

  return function next(atMs: number): number {
    const before = last.get(atMs);
    const number = before === undefined ? eventAt(atMs) : before + 1;
    if (number >= eventAt(atMs + 1)) return next(atMs + 1);
    last.set(atMs, number);
    return number;
  };
}
