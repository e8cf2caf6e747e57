import { type Db, isPostgres } from '../connect';
import { makeReady, type ReadyGroup } from './store-group';
import { createWaitingLine, type Item, rowsOf } from './waiting-line';
import type { WritePace } from './write-pace';

/** Rows in one transaction; a larger group gains little and keeps others waiting. */
const GROUP_MAX = 1_000;
/** With fewer it has room: most of whom the last group answers come back at once, and share this one. */
const ROOMY = 64;
/** Fewer are not made ready while others are stored: they rather share with those who come meanwhile. */
const AHEAD_MIN = 16;

/** Knows what is stored next. */
export interface NextGroup {
  /** Rows that wait in each lane. */
  weight: ReturnType<typeof createWaitingLine>['weight'];
  add(item: Item): void;
  isWaiting(): boolean;
  /** Rows that are stored before one that comes now. */
  rowsBefore(): number;
  /**
   * Takes what can be stored without asking. From then on the group behind it is made ready as soon as that
   * holds as many rows, so that it goes on its way the moment it can.
   */
  takeReady(): Promise<ReadyGroup | undefined>;
  /** Takes what waits, whatever it is. */
  take(): Promise<Item[]>;
  /** Resolves when another group is ready; never, if the last that was taken is `done` before. */
  readied(): Promise<void>;
  /** What was taken is stored, or has been given up. */
  done(): void;
  /** What was taken could not be stored so. What was made ready behind it does not hold either. */
  giveBack(group: ReadyGroup): void;
}

/** With nothing that waits. */
export function createNextGroup(db: Db, pace: WritePace): NextGroup {
  const line = createWaitingLine();
  /** Rows that are being stored. */
  let storing = 0;
  let ready: ReadyGroup | undefined;
  /** Whether a group may be made ready behind the one that is being stored: once for each. */
  let mayLookAhead = false;
  let wake = () => {};

  function takeRows(): Item[] {
    pace.taken();
    return line.take(GROUP_MAX);
  }

  async function gather(): Promise<void> {
    if (line.rows() < ROOMY) await new Promise(setImmediate);
  }

  function waitAgain(items: readonly Item[]): void {
    line.putBack(items);
    pace.reopened();
  }

  const canMakeReady = () => !isPostgres(db) && line.onlyWriter()?.ahead?.isReady() === true;

  function readyNow(): ReadyGroup | undefined {
    if (!canMakeReady()) return undefined;
    const items = takeRows();
    const group = makeReady(db, items);
    if (!group) waitAgain(items);
    return group;
  }

  function lookAhead(): void {
    if (!mayLookAhead || line.rows() < Math.max(storing, AHEAD_MIN)) return;
    mayLookAhead = false;
    ready = readyNow();
    if (ready) wake();
  }

  return {
    weight: line.weight,
    add: (item) => {
      if (line.isEmpty()) pace.opened(storing + (ready?.rows ?? 0));
      line.push(item);
      lookAhead();
    },
    isWaiting: () => ready !== undefined || !line.isEmpty(),
    rowsBefore: () => storing + (ready?.rows ?? 0) + line.rows(),
    takeReady: async () => {
      if (!ready && canMakeReady()) {
        await gather();
        ready = readyNow();
      }
      const group = ready;
      if (!group) return undefined;
      ready = undefined;
      storing = group.rows;
      mayLookAhead = true;
      lookAhead();
      return group;
    },
    take: async () => {
      await gather();
      const items = takeRows();
      storing = rowsOf(items);
      return items;
    },
    readied: () =>
      new Promise((resolve) => {
        if (ready) resolve();
        else wake = resolve;
      }),
    done: () => {
      mayLookAhead = false;
      pace.ended(storing);
      storing = 0;
    },
    giveBack: (group) => {
      mayLookAhead = false;
      for (const one of [ready, group]) if (one) waitAgain(one.items);
      ready = undefined;
    },
  };
}
