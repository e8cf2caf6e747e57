import { type Db, isPostgres } from './connect';
import { queueFull } from './engine/errors';
import { createLogKeeper } from './engine/log-keeper';
import { makeReady, type ReadyGroup, settle, settleReady } from './engine/store-group';
import { createWaitingLine, type Item, rowsOf } from './engine/waiting-line';
import type { Ahead } from './engine/write-ahead';
import { createWritePace } from './write-pace';

/** Rows in one transaction; a larger group gains little and keeps others waiting. */
const GROUP_MAX = 1_000;
/** With fewer it has room: most of whom the last group answers come back at once, and share this one. */
const ROOMY = 64;
/** Fewer are not made ready while others are stored: they rather share with those who come meanwhile. */
const AHEAD_MIN = 16;
const WAITING_MAX = 10_000;
/** What is `optional` is refused rather than answered later than this. */
const DELAY_MAX_MS = 60;

/** One kind of write. */
export interface Writer<Value, Result> {
  lane: Lane;
  /** Refused where it would wait long: there is much of it, and nobody misses a little. */
  isOptional?: boolean;
  /**
   * Stores the values and answers each, in order. Begins with a statement that writes (SQLite
   * then waits for its turn). Runs again, one value at a time, when a group has failed.
   */
  store(tx: Db, values: Value[]): Promise<Result[]>;
  /** On SQLite, where the writer may know without asking what a group comes to. */
  ahead?: {
    /** Whether it is worth trying. */
    isReady(): boolean;
    /** Makes ready what stores the values; undefined where only `store` can. */
    prepare(db: Db, values: Value[]): Prepared<Result> | undefined;
  };
  /** Is told of each group whether it was stored, also of one that was made ready. */
  ended?(isStored: boolean): void;
}

/** How values will be stored, and what then answers each, in order. */
export interface Prepared<Result> extends Ahead {
  results: Result[];
}

/** What is `first` is stored before what comes `later`. */
export type Lane = 'first' | 'later';

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
 * for a timer. Where a writer can, the next group is made ready meanwhile.
 */
export function createWriteQueue(
  db: Db,
  waitingMax = WAITING_MAX,
  onFlush: (flush: Flush) => void = () => {},
  pace = createWritePace(),
  log = createLogKeeper(db),
): WriteQueue {
  const line = createWaitingLine();
  let running: Promise<void> | undefined;
  /** Rows that are being stored. */
  let storing = 0;
  /** What will be stored next, if it was made ready already. */
  let ready: ReadyGroup | undefined;
  /** Whether something may be made ready now: once for each group, and only behind one that was. */
  let mayLookAhead = false;

  function take(): Item[] {
    pace.taken();
    return line.take(GROUP_MAX);
  }

  function told(flush: Flush): void {
    if (flush.isStored) log.wrote(flush.rows);
    onFlush(flush);
  }

  async function gather(): Promise<void> {
    if (line.rows() < ROOMY) await new Promise(setImmediate);
  }

  async function gatherGroup(): Promise<Item[]> {
    await gather();
    const group = take();
    storing = rowsOf(group);
    return group;
  }

  const rowsBefore = () => storing + (ready?.rows ?? 0);
  const isLate = () => pace.expectedMs(rowsBefore() + line.rows()) > DELAY_MAX_MS;
  const isWaiting = () => ready !== undefined || !line.isEmpty();

  const canMakeReady = () => !isPostgres(db) && line.onlyWriter()?.ahead?.isReady() === true;

  function takeAndMakeReady(): ReadyGroup | undefined {
    if (!canMakeReady()) return undefined;
    const items = take();
    const group = makeReady(db, items);
    if (!group) waitAgain(items);
    return group;
  }

  function waitAgain(items: readonly Item[]): void {
    line.putBack(items);
    pace.reopened();
  }

  function lookAhead(): void {
    if (!mayLookAhead || line.rows() < Math.max(storing, AHEAD_MIN)) return;
    mayLookAhead = false;
    ready = takeAndMakeReady();
  }

  /** Undefined when there is nothing ready, or it could not be stored so. */
  async function storeReady(): Promise<(() => void) | undefined> {
    if (!ready && canMakeReady()) {
      await gather();
      ready = takeAndMakeReady();
    }
    const group = takeReady();
    if (!group) return undefined;
    storing = group.rows;
    mayLookAhead = true;
    lookAhead();
    const answer = await settleReady(db, group, told);
    mayLookAhead = false;
    if (answer) return answer;
    // What was made ready upon it does not hold either.
    for (const given of [takeReady(), group]) if (given) waitAgain(given.items);
    return undefined;
  }

  function takeReady(): ReadyGroup | undefined {
    const group = ready;
    ready = undefined;
    return group;
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate);
    while (isWaiting()) {
      const answer = (await storeReady()) ?? (await settle(db, gatherGroup, told));
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
        const isFull = line.weight[writer.lane] + rows > waitingMax;
        if (isFull || (writer.isOptional && isLate())) return reject(queueFull());
        if (line.isEmpty()) pace.opened(rowsBefore());
        // The queue hands each result back to the writer it came from, so the types meet again.
        line.push({ writer, value, weight: rows, resolve, reject } as unknown as Item);
        lookAhead();
        running ??= run();
      }),
    isLate,
    idle: async () => {
      while (running) await running;
      await log.idle();
    },
    waiting: () => line.weight,
  };
}
