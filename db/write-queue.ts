import type { Db } from './connect';
import { queueFull } from './engine/errors';
import { createLogKeeper } from './engine/log-keeper';
import { type Item, settle } from './engine/store-group';
import { createWritePace } from './write-pace';

/** Rows in one transaction; a larger group gains little and keeps others waiting. */
const GROUP_MAX = 1_000;
/** With fewer it has room: most of whom the last group answers come back at once, and share this one. */
const ROOMY = 64;
const WAITING_MAX = 10_000;
/** What is `optional` is refused rather than answered later than this. */
const DELAY_MAX_MS = 60;

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
  /** Resolves when nothing waits, nothing is being stored and SQLite's log is left alone. */
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
  log = createLogKeeper(db),
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

  function told(flush: Flush): void {
    if (flush.isStored) log.wrote(flush.rows);
    onFlush(flush);
  }

  async function gatherGroup(): Promise<Item[]> {
    if (weight.first + weight.later < ROOMY) await new Promise(setImmediate);
    return takeGroup();
  }

  const isLate = () => pace.expectedMs(storing + weight.first + weight.later) > DELAY_MAX_MS;

  function isWaiting(): boolean {
    return waiting.first.length + waiting.later.length > 0;
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate);
    while (isWaiting()) {
      const answer = await settle(db, gatherGroup, told);
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
      await log.idle();
    },
    waiting: () => weight,
  };
}
