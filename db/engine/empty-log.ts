import { type Db, isPostgres } from '../connect';

/**
 * Takes what was erased out of SQLite's log too: until it is written back and cut off it holds pages as
 * they were. Waits a while for readers, then leaves the rest to a later one. Call it outside a transaction.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (!isPostgres(db)) await db.raw('pragma wal_checkpoint(truncate)');
}
