import { rename, rm, writeFile } from 'node:fs/promises';
import { RowRefused, replaceAll } from '../../db/backup/restore';
import type { Db } from '../../db/connect';
import { adoptOldViews } from '../../services/analytics/adopt-old-views';
import { secretFile } from '../../services/life/secret';
import type { Header, Manifest } from './format';
import { readBackup } from './read-backup';
import { damaged } from './read-lines';

/**
 * Puts a backup that was verified in the place of what the database holds, all or nothing, and
 * brings it up to date.
 * @throws StartError when the file is no longer what was verified, or holds what its tables refuse, AbortError when
 * stopped; nothing has changed then
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { migrations, rows, sha256 }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  await replaceAll(db, {
    lastMigration: migrations.at(-1) ?? '',
    rows: () => rowsOf(file, sha256, signal),
    counts: rows,
  }).catch((error: unknown) => {
    throw error instanceof RowRefused ? damaged(file, `a row of ${error.table}`) : error;
  });
  await adoptOldViews(db);
}

/** A secret that lies ready in the data folder. */
export interface ReadySecret {
  /** Puts it in the place of the present one, in one step that needs no room on the disk. */
  take(): Promise<void>;
  /** Removes what was not taken. */
  drop(): Promise<void>;
}

/** Writes the backup's secret down beside the present one, for its owner alone; undefined where it holds none. */
export async function readySecret(
  dataDir: string,
  { secret }: Header,
): Promise<ReadySecret | undefined> {
  if (secret === null) return undefined;
  const file = secretFile(dataDir);
  const draft = `${file}.restore-${process.pid}`;
  const drop = () => rm(draft, { force: true }).catch(() => {});
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true }).catch(async (error) => {
    await drop();
    throw error;
  });
  return { take: () => rename(draft, file), drop };
}

async function* rowsOf(file: string, sha256: string, signal: AbortSignal) {
  for await (const part of readBackup(file)) {
    signal.throwIfAborted();
    if ('row' in part) yield part;
    if ('end' in part && part.end.sha256 !== sha256) {
      throw new Error('The backup was replaced while it was restored.');
    }
  }
}
