import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isPostgres, openReads } from '../connect';

/** A writer or a reader may be in the way for a moment. */
const TRIES = 5;
const PAUSE_MS = 200;

/**
 * Takes what was erased out of SQLite's log too: until it is written back and cut off it holds pages as
 * they were. Waits a while for readers, then leaves the rest to a later one. Call it outside a transaction.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (!isPostgres(db)) await db.raw('pragma wal_checkpoint(truncate)');
}

/**
 * The same beside the work of this process: nobody waits for it, and it waits for nobody, but tries some
 * times. False where somebody was in the way each time, and the log is as it was.
 */
export async function emptyLogBeside(db: Db, pauseMs = PAUSE_MS): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { filename: file } = db.client.config.connection;
  if (file === ':memory:') return true;
  // One connection, so that both statements are of the same.
  const beside = openReads({ file }, db);
  try {
    await beside.raw('pragma busy_timeout = 0');
    for (let tries = TRIES; tries > 0; tries -= 1) {
      // Most of it is copied while others write, so that the last step, which holds them up, is short.
      await beside.raw('pragma wal_checkpoint(passive)');
      const [emptied] = await beside.raw('pragma wal_checkpoint(truncate)');
      if (emptied.busy === 0) return true;
      await sleep(pauseMs);
    }
    return false;
  } finally {
    await beside.destroy();
  }
}
