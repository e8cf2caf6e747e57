import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../db/analytics/codes';
import { type EventRange, eachPage } from '../../../db/analytics/read/events';
import { closeDays, firstOpenDay } from '../../../db/analytics/store/close-days';
import { type Db, isPostgres } from '../../../db/connect';
import { writeAhead } from '../../../db/engine/write-ahead';
import type { AnalyticsEventRow } from '../../../db/tables';
import type { Arrival } from '../../../services/analytics/count/arrival';
import { countArrivals } from '../../../services/analytics/count/count-arrivals';
import { createMemory, type Memory } from '../../../services/analytics/count/memory';
import { prepareArrivals } from '../../../services/analytics/count/prepare-arrivals';
import { createWordBook, type WordBook } from '../../../services/analytics/words/word-book';
import { BROWSER } from '../factories';

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

/** What the service keeps between two groups of views. */
export interface Counter {
  book: WordBook;
  memory: Memory;
}

/** One that knows nothing yet. */
export function aCounter(): Counter {
  return { book: createWordBook(), memory: createMemory() };
}

/** How a group was stored: without asking, after that was refused, or in a transaction that asks. */
export type Way = 'ahead' | 'refused' | 'asked';

/** Stores and counts a group as the service does, from memory where that can be. */
export async function countGroup(
  db: Db,
  { book, memory }: Counter,
  arrivals: readonly Arrival[],
  nowMs: number,
): Promise<Way> {
  const ahead =
    !isPostgres(db) && memory.isReady()
      ? prepareArrivals(db, { book, memory }, arrivals, { nowMs })
      : undefined;
  if (ahead) {
    const isStored = await writeAhead(db, ahead).then(
      () => true,
      () => false,
    );
    memory.ended(isStored);
    if (isStored) return 'ahead';
  }
  await db.transaction((tx) => countArrivals(tx, book, arrivals, { nowMs }, memory));
  memory.ended(true);
  return ahead ? 'refused' : 'asked';
}

/** Adds up all days, as if the last one were over: what is counted then does not depend on when it was. */
export async function closeAllDays(db: Db): Promise<void> {
  await closeDays(db, await firstOpenDay(db), Math.ceil(Date.now() / DAY_MS) + 1);
}

/** Every view that is stored, oldest first; those of a range, where one is given. */
export async function allEvents(
  db: Db,
  range?: EventRange,
  pageRows?: number,
): Promise<AnalyticsEventRow[]> {
  const rows = [];
  for await (const page of eachPage(db, range, pageRows)) rows.push(...page);
  return rows;
}
