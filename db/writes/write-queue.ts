import type { Db } from '../connect';
import { queueFull } from '../engine/errors';
import { createLogKeeper } from '../engine/log-keeper';
import { createNextGroup } from './next-group';
import { type Flush, settle, settleReady } from './store-group';
import type { Item } from './waiting-line';
import { createWritePace, type WritePace } from './write-pace';
import type { Lane, Writer } from './writer';

const WAITING_MAX = 10_000;
/** What is `optional` is refused rather than answered later than this. */
const DELAY_MAX_MS = 60;

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

/** What a queue does otherwise than most. */
export interface Queueing {
  /** Rows that may wait on each lane. */
  waitingMax?: number;
  /** Hears of every transaction. */
  onFlush?(flush: Flush): void;
  pace?: WritePace;
}

/**
 * The one way in for writes of requests. While a transaction commits, what arrives is collected;
 * it makes the next transaction. So a commit is shared by all who wait for one, and nobody waits
 * for a timer. Where a writer can, the next group is made ready meanwhile.
 */
export function createWriteQueue(
  db: Db,
  { waitingMax = WAITING_MAX, onFlush = () => {}, pace = createWritePace() }: Queueing = {},
): WriteQueue {
  const next = createNextGroup(db, pace);
  const log = createLogKeeper(db);
  let running: Promise<void> | undefined;

  function told(flush: Flush): void {
    if (flush.isStored) log.wrote(flush.rows);
    onFlush(flush);
  }

  const isLate = () => pace.expectedMs(next.rowsBefore()) > DELAY_MAX_MS;

  /** What is written without waiting for the disk, and then answers once it is kept. */
  async function storeReady(): Promise<(() => Promise<void>) | undefined> {
    const group = await next.takeReady();
    const answer = group && (await settleReady(db, group, told));
    if (group && !answer) next.giveBack(group);
    return answer;
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate);
    let answering = Promise.resolve();
    while (next.isWaiting()) {
      const answer = await storeReady();
      // The disk keeps one group while the next is written, never more.
      await answering;
      if (answer) {
        answering = answer();
        // Ends with what is answered, or with more to be written.
        await Promise.race([answering, next.readied()]);
        next.done();
        continue;
      }
      const answerNow = await settle(db, next.take, told);
      next.done();
      // The next transaction begins first: the database works while these are answered.
      if (next.isWaiting()) setImmediate(answerNow);
      else answerNow();
    }
    // Nothing may be waited for here: who comes meanwhile would believe that this still runs.
    running = undefined;
  }

  return {
    write: (writer, value, rows = 1) =>
      new Promise((resolve, reject) => {
        const isFull = next.weight[writer.lane] + rows > waitingMax;
        if (isFull || (writer.isOptional && isLate())) return reject(queueFull());
        // The queue hands each result back to the writer it came from, so the types meet again.
        next.add({ writer, value, weight: rows, resolve, reject } as unknown as Item);
        running ??= run();
      }),
    isLate,
    idle: async () => {
      while (running) await running;
      await log.idle();
    },
    waiting: () => next.weight,
  };
}
