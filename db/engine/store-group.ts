import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../connect';
import type { Flush, Writer } from '../write-queue';
import { dbFault } from './errors';
import { writeTransaction } from './write-transaction';

const TRIES = 3;
const RETRY_PAUSE_MS = 40;

/** A value that waits to be stored, and who waits for that. */
export interface Item {
  writer: Writer<unknown, unknown>;
  value: unknown;
  weight: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
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
  let taken: Item[] | undefined;
  const takeOnce = async () => (taken ??= await take());
  const tell = (items: Item[], isStored: boolean) => {
    const rows = items.reduce((sum, { weight }) => sum + weight, 0);
    onFlush({ rows, ms: performance.now() - start, isStored });
  };
  try {
    const results = await storeTogether(db, takeOnce);
    tell([...results.keys()], true);
    return () => {
      for (const [item, result] of results) item.resolve(result);
    };
  } catch (error) {
    const items = await takeOnce();
    tell(items, false);
    if (items.length === 1 || dbFault(error)) for (const item of items) item.reject(error);
    else for (const item of items) (await settle(db, () => [item], onFlush))();
    return () => {};
  }
}

async function storeTogether(
  db: Db,
  group: () => Promise<Item[]>,
  tries = TRIES,
): Promise<Map<Item, unknown>> {
  try {
    return await writeTransaction(db, async (tx) => {
      const results = new Map<Item, unknown>();
      for (const [writer, items] of byWriter(await group())) {
        const values = items.map(({ value }) => value);
        const answers = await writer.store(tx, values);
        for (const [index, item] of items.entries()) results.set(item, answers[index]);
      }
      return results;
    });
  } catch (error) {
    if (tries === 1 || dbFault(error) !== 'conflict') throw error;
    await sleep(RETRY_PAUSE_MS * (0.5 + Math.random()));
    return storeTogether(db, group, tries - 1);
  }
}

function byWriter(group: Item[]): Map<Item['writer'], Item[]> {
  const groups = new Map<Item['writer'], Item[]>();
  for (const item of group) {
    const items = groups.get(item.writer) ?? [];
    groups.set(item.writer, items);
    items.push(item);
  }
  return groups;
}
