import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './connect';
import { dbFault, queueFull } from './engine/errors';
import { writeTransaction } from './engine/write-transaction';
import { createWritePace } from './write-pace';

/** Rows in one transaction; a larger group gains little and keeps others waiting. */
const GROUP_MAX = 1_000;
const WAITING_MAX = 10_000;
/** What is `optional` is refused rather than answered later than this. */
const DELAY_MAX_MS = 60;
const TRIES = 3;
const RETRY_PAUSE_MS = 40;

/** One kind of write. */
export interface Writer<Value, Result> {
  /** `first` is stored before everything that is `later`. */
  lane: Lane;
  /** Refused where it would wait long: there is much of it, and nobody misses a little. */
  isOptional?: boolean;
  /**
   * Stores the values and answers each, in order. Begins with a statement that writes (SQLite
   * then waits for its turn). Runs again, one value at a time, when a group has failed.
   */
  store(tx: Db, values: Value[]): Promise<Result[]>;
}

type Lane = 'first' | 'later';

/** Where requests hand in what they want stored. */
export interface WriteQueue {
  /**
   * Resolves once the value is committed. `weight` is its number of rows.
   * @throws what `store` threw for this value, or `queueFull` when there is no place for it.
   */
  write<Value, Result>(
    writer: Writer<Value, Result>,
    value: Value,
    weight?: number,
  ): Promise<Result>;
  /** Whether what is optional would wait too long now. */
  isLate(): boolean;
  /** Resolves when nothing waits and nothing is being stored. */
  idle(): Promise<void>;
  /** Rows that wait. */
  waiting(): Readonly<Record<Lane, number>>;
}

/** What came of one transaction. */
export interface Flush {
  rows: number;
  ms: number;
  isStored: boolean;
}

interface Item {
  writer: Writer<unknown, unknown>;
  value: unknown;
  weight: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * The one way in for writes of requests. While a transaction commits, what arrives is collected;
 * it makes the next transaction. So a commit is shared by all who wait for one, and nobody waits
 * for a timer.
 */
export function createWriteQueue(
  db: Db,
  waitingMax = WAITING_MAX,
  onFlush: (flush: Flush) => void = () => {},
  pace = createWritePace(),
): WriteQueue {
  const waiting: Record<Lane, Item[]> = { first: [], later: [] };
  const weight: Record<Lane, number> = { first: 0, later: 0 };
  let running: Promise<void> | undefined;
  let storing = 0;

  function takeGroup(): Item[] {
    const group: Item[] = [];
    let size = 0;
    for (const lane of ['first', 'later'] as const) {
      const items = waiting[lane];
      let count = 0;
      for (const item of items) {
        if (size > 0 && size + item.weight > GROUP_MAX) break;
        size += item.weight;
        weight[lane] -= item.weight;
        count += 1;
      }
      group.push(...items.splice(0, count));
    }
    storing = size;
    pace.taken();
    return group;
  }

  const isLate = () => pace.expectedMs(storing + weight.first + weight.later) > DELAY_MAX_MS;

  function isWaiting(): boolean {
    return waiting.first.length + waiting.later.length > 0;
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate);
    while (isWaiting()) {
      const answer = await settle(db, takeGroup, onFlush);
      pace.ended(storing);
      storing = 0;
      // The next transaction begins first: the database works while these are answered.
      if (isWaiting()) setImmediate(answer);
      else answer();
    }
    running = undefined;
  }

  return {
    write: (writer, value, rows = 1) =>
      new Promise((resolve, reject) => {
        const isFull = weight[writer.lane] + rows > waitingMax;
        if (isFull || (writer.isOptional && isLate())) return reject(queueFull());
        // The queue hands each result back to the writer it came from, so the types meet again.
        const item = { writer, value, weight: rows, resolve, reject } as unknown as Item;
        if (!isWaiting()) pace.opened(storing);
        waiting[writer.lane].push(item);
        weight[writer.lane] += rows;
        running ??= run();
      }),
    isLate,
    idle: async () => {
      while (running) await running;
    },
    waiting: () => weight,
  };
}

/**
 * Stores a group and returns what answers it; when that fails for one value's sake, each of them on its
 * own. The group is taken once its transaction has begun: what arrives while that takes its time still
 * shares the commit.
 */
async function settle(
  db: Db,
  take: () => Item[],
  onFlush: (flush: Flush) => void,
): Promise<() => void> {
  const start = performance.now();
  let taken: Item[] | undefined;
  const group = () => (taken ??= take());
  const tell = (isStored: boolean) => {
    const rows = group().reduce((sum, { weight }) => sum + weight, 0);
    onFlush({ rows, ms: performance.now() - start, isStored });
  };
  try {
    const results = await storeTogether(db, group);
    tell(true);
    return () => {
      for (const item of group()) item.resolve(results.get(item));
    };
  } catch (error) {
    tell(false);
    const lone = group().length === 1;
    if (lone || dbFault(error)) for (const item of group()) item.reject(error);
    else for (const item of group()) (await settle(db, () => [item], onFlush))();
    return () => {};
  }
}

async function storeTogether(
  db: Db,
  group: () => Item[],
  tries = TRIES,
): Promise<Map<Item, unknown>> {
  try {
    return await writeTransaction(db, async (tx) => {
      const results = new Map<Item, unknown>();
      for (const [writer, items] of byWriter(group())) {
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
