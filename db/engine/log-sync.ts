import { open } from 'node:fs/promises';

/** Waits for the disk to keep what SQLite's log holds. */
export interface LogSync {
  /** Resolves once everything is kept that was committed before the call; rejects when it may not be. */
  kept(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the log of a database beside SQLite, which may then commit without waiting: who has to wait for the disk
 * does so here, while the next transaction is written already. One wait serves all who ask before it begins.
 * Undefined where there is no log. It stays the same file as long as a connection is open.
 */
export async function openLogSync(file: string): Promise<LogSync | undefined> {
  const log = await open(`${file}-wal`, 'r+').catch(() => undefined);
  if (!log) return undefined;
  return logSync(
    () => log.datasync(),
    () => log.close(),
  );
}

/** The same around what waits for the disk. */
export function logSync(datasync: () => Promise<void>, close: () => Promise<void>): LogSync {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    next = undefined;
    running = datasync();
    return running;
  }

  return {
    kept: () => {
      next ??= Promise.allSettled([running]).then(begin);
      return next;
    },
    close: async () => {
      await Promise.allSettled([running, next]);
      await close();
    },
  };
}
