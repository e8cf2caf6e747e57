import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RowRefused, replaceAll } from '../../db/backup/restore';
import type { Db } from '../../db/connect';
import { adoptOldViews } from '../../services/analytics/adopt-old-views';
import type { Header, Manifest } from './format';
import { readBackup } from './read-backup';
import { damaged } from './read-lines';

/**
 * Puts a backup that was verified in the place of what the database holds, all or nothing, and
 * brings it up to date.
 * @throws StartError when the file is no longer what was verified, or holds what its tables refuse; nothing has
 * changed then
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { migrations, rows, sha256 }: Manifest,
): Promise<void> {
  await replaceAll(db, {
    lastMigration: migrations.at(-1) ?? '',
    rows: () => rowsOf(file, sha256),
    counts: rows,
  }).catch((error: unknown) => {
    throw error instanceof RowRefused ? damaged(file, `a row of ${error.table}`) : error;
  });
  await adoptOldViews(db);
}

/** Puts the backup's secret into the data folder, for its owner alone; whole or not at all. */
export async function restoreSecret(dataDir: string, { secret }: Header): Promise<void> {
  if (secret === null) return;
  const file = path.join(dataDir, 'secret');
  const draft = `${file}.restore-${process.pid}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await rename(draft, file);
}

async function* rowsOf(file: string, sha256: string) {
  for await (const part of readBackup(file)) {
    if ('row' in part) yield part;
    if ('end' in part && part.end.sha256 !== sha256) {
      throw new Error('The backup was replaced while it was restored.');
    }
  }
}
