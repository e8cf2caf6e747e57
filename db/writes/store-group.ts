import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../connect';
import { dbFault } from '../engine/errors';
import { writeAhead } from '../engine/write-ahead';
import { writeTransaction } from '../engine/write-transaction';
import { type Item, rowsOf } from './waiting-line';
import type { Prepared } from './writer';

const TRIES = 3;
const RETRY_PAUSE_MS = 40;

/** What came of one transaction. */
export interface Flush {
  rows: number;
  ms: number;
  isStored: boolean;
}

/** A group whose transaction is known before it begins. */
export interface ReadyGroup {
  items: readonly Item[];
  rows: number;
  prepared: Prepared<unknown>;
}

/**
 * Stores a group and returns what answers it; when that fails for one value's sake, each of them on its
 * own. The group is taken once its transaction has begun: what arrives while that takes its time still
 * shares the commit.
 */
export async function settle(
  db: Db,
  take: () => Item[] | Promise<Item[]>,
  onFlush: (flush: Flush) => void,
): Promise<() => void> {
  const start = performance.now();
  let taken: Promise<Item[]> | undefined;
  // Where the beginning fails Knex runs the transaction all the same, while that failure is told.
  const takeOnce = () => (taken ??= Promise.resolve(take()));
  try {
    const results = await storeTogether(db, takeOnce);
    onFlush(flushOf([...results.keys()], start, true));
    return () => {
      for (const [item, result] of results) item.resolve(result);
    };
  } catch (error) {
    const items = await takeOnce();
    onFlush(flushOf(items, start, false));
    if (items.length === 1 || dbFault(error)) for (const item of items) item.reject(error);
    else for (const item of items) (await settle(db, () => [item], onFlush))();
    return () => {};
  }
}

/**
 * The same for a group that is ready. Resolves once it is committed, to what answers it when it is kept; undefined
 * when it has to be stored the usual way after all.
 */
export async function settleReady(
  db: Db,
  { items, prepared }: ReadyGroup,
  onFlush: (flush: Flush) => void,
): Promise<(() => Promise<void>) | undefined> {
  const start = performance.now();
  const written = await writeAhead(db, prepared).catch(() => undefined);
  tellWriters(items, written !== undefined);
  if (!written) return undefined;
  const isKept = written.kept.then(
    () => true,
    (error: unknown) => {
      for (const item of items) item.reject(error);
      return false;
    },
  );
  return async () => {
    const isStored = await isKept;
    onFlush(flushOf(items, start, isStored));
    if (isStored)
      for (const [index, item] of items.entries()) item.resolve(prepared.results[index]);
  };
}

/** Makes a group of one writer ready; undefined where it has to be stored the usual way. */
export function makeReady(db: Db, items: readonly Item[]): ReadyGroup | undefined {
  const values = items.map(({ value }) => value);
  try {
    const prepared = items[0]?.writer.ahead?.prepare(db, values);
    return prepared && { items, rows: rowsOf(items), prepared };
  } catch {
    // The usual way will say what is wrong with which of them.
    tellWriters(items, false);
    return undefined;
  }
}

/** Tells whoever made ready or stored these whether that holds. */
function tellWriters(items: readonly Item[], isStored: boolean): void {
  for (const writer of new Set(items.map((item) => item.writer))) writer.ended?.(isStored);
}

function flushOf(items: readonly Item[], start: number, isStored: boolean): Flush {
  return { rows: rowsOf(items), ms: performance.now() - start, isStored };
}

async function storeTogether(
  db: Db,
  group: () => Promise<Item[]>,
  tries = TRIES,
): Promise<Map<Item, unknown>> {
  try {
    const results = await writeTransaction(db, async (tx) => storeIn(tx, await group()));
    tellWriters([...results.keys()], true);
    return results;
  } catch (error) {
    tellWriters(await group(), false);
    if (tries === 1 || dbFault(error) !== 'conflict') throw error;
    await sleep(RETRY_PAUSE_MS * (0.5 + Math.random()));
    return storeTogether(db, group, tries - 1);
  }
}

async function storeIn(tx: Db, group: readonly Item[]): Promise<Map<Item, unknown>> {
  const results = new Map<Item, unknown>();
  for (const [writer, items] of byWriter(group)) {
    const values = items.map(({ value }) => value);
    const answers = await writer.store(tx, values);
    for (const [index, item] of items.entries()) results.set(item, answers[index]);
  }
  return results;
}

function byWriter(group: readonly Item[]): Map<Item['writer'], Item[]> {
  const groups = new Map<Item['writer'], Item[]>();
  for (const item of group) {
    const items = groups.get(item.writer) ?? [];
    groups.set(item.writer, items);
    items.push(item);
  }
  return groups;
}
