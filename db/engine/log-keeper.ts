import { type Db, isPostgres, openReads } from '../connect';

/** Keys of views are random, so that each row changes about one page. */
const ROWS = 2_000;
/** Pages in the log from which on it should begin anew. */
const LONG = 16_000;

/** Keeps SQLite's log short. */
export interface LogKeeper {
  /** Is told of rows that were committed. */
  wrote(rows: number): void;
  /** Resolves when nothing is being copied. */
  idle(): Promise<void>;
}

/**
 * Copies what SQLite's log holds back into the database beside the writes. SQLite itself would do it
 * within one of them, and whoever waits for that would wait for thousands of pages. Where this fails, as on a
 * full disk, it does so in the end (`LOG_PAGES` in `connect.ts`), and that write says what is wrong.
 */
export function createLogKeeper(db: Db, rowsMax = ROWS, long = LONG): LogKeeper {
  let rows = 0;
  let running: Promise<void> | undefined;

  return {
    wrote: (count) => {
      rows += count;
      if (rows < rowsMax || running) return;
      rows = 0;
      running = copyBack(db, long).finally(() => {
        running = undefined;
      });
    },
    idle: async () => running,
  };
}

async function copyBack(db: Db, long: number): Promise<void> {
  if (isPostgres(db)) return;
  const { filename: file } = db.client.config.connection;
  if (file === ':memory:') return;
  const beside = openReads({ file }, db);
  try {
    if ((await copy(beside)) < long) return;
    // Only with nothing left to copy the log begins anew: first what came meanwhile, then, between
    // two transactions, the little that came during that.
    await copy(beside);
    await copy(db);
  } catch {
    // The next write will tell.
  } finally {
    await beside.destroy();
  }
}

/** Returns how many pages the log holds, copied or not. */
async function copy(db: Db): Promise<number> {
  const [copied] = await db.raw('pragma wal_checkpoint(passive)');
  return copied.log;
}
