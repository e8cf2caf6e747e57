import { randomUUID } from 'node:crypto';
import { closeDays, firstOpenDay } from '../../db/analytics/close-days';
import { DAY_MS } from '../../db/analytics/codes';
import { eachEvent } from '../../db/analytics/events';
import type { Db } from '../../db/connect';
import type { AnalyticsEventRow } from '../../db/tables';
import { type Arrival, countArrivals } from '../../services/analytics/count/count-arrivals';
import { createWordBook } from '../../services/analytics/words/word-book';
import { BROWSER } from './factories';

/** A view as the service hands it to the tables. */
export function anArrival({ at, ...fields }: Partial<Arrival> & { at?: string } = {}): Arrival {
  return {
    atMs: Date.parse(at ?? '2025-06-02T12:00:00.000Z'),
    key: randomUUID().replaceAll('-', '').slice(0, 20),
    session: randomUUID().replaceAll('-', ''),
    place: '/',
    referrer: null,
    agent: BROWSER,
    country: null,
    durationMs: 0,
    ...fields,
  };
}

/** Stores and counts views in one transaction, as the service does with those of one moment. */
export async function storeViews(db: Db, arrivals: readonly Arrival[]): Promise<void> {
  const nowMs = Math.max(0, ...arrivals.map(({ atMs }) => atMs));
  await db.transaction((tx) => countArrivals(tx, createWordBook(), arrivals, { nowMs }));
}

/** Adds up all days, as if the last one were over: what is counted then does not depend on when it was. */
export async function closeAllDays(db: Db): Promise<void> {
  await closeDays(db, await firstOpenDay(db), Math.ceil(Date.now() / DAY_MS) + 1);
}

/** Every view that is stored, oldest first. */
export async function allEvents(db: Db): Promise<AnalyticsEventRow[]> {
  const rows = [];
  for await (const row of eachEvent(db)) rows.push(row);
  return rows;
}
