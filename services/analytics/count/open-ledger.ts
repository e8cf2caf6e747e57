import { DAY_MS, HOURS } from '../../../db/analytics/codes';
import { closeDays, daysWithHours } from '../../../db/analytics/store/close-days';
import type { CountingState } from '../../../db/analytics/store/read-state';
import type { Db } from '../../../db/connect';
import { createLedger, type Ledger } from './ledger';

/**
 * A ledger for what happened at these times. Before it is used the days that are over by `nowMs` are
 * closed; where clocks went back views may still be of one of them.
 */
export async function openLedger(
  tx: Db,
  { openDay, lastHour }: Pick<CountingState, 'openDay' | 'lastHour'>,
  times: readonly number[],
  nowMs: number,
): Promise<Ledger> {
  const first = openDayOf({ openDay, lastHour });
  if (first > openDay) await closeDays(tx, openDay, Math.floor(nowMs / DAY_MS));
  return ledgerSince(tx, first, times);
}

/** The first day that is open once those that are over are closed. */
export function openDayOf({ openDay, lastHour }: Pick<CountingState, 'openDay' | 'lastHour'>) {
  return Math.max(openDay, Math.floor(lastHour / HOURS) + 1);
}

/** A ledger that changes nothing but what it is told, where days from this one on are open. */
export async function ledgerSince(
  tx: Db,
  openDay: number,
  times: readonly number[],
): Promise<Ledger> {
  const past = new Set<number>();
  for (const time of times) {
    const day = Math.floor(time / DAY_MS);
    // The last millisecond of a day may lend numbers from the next.
    for (const touched of [day, day + 1]) if (touched < openDay) past.add(touched);
  }
  return createLedger({ openDay, withHours: await daysWithHours(tx, [...past]) });
}
