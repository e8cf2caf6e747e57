import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../db/connect';
import { dbFault } from '../../db/engine/errors';
import { StartError } from '../../services/start-error';
import type { Manifest } from './format';
import { restoreBackup } from './restore-backup';

/**
 * Restores a backup into a database of its own, where temporary files are, and removes that again, also when it is stopped.
 * @throws StartError when there is no room for it, else what restoring throws
 */
export async function drill(file: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-drill-'));
  const db = openDb({ file: path.join(folder, 'site.sqlite') });
  try {
    await restoreBackup(db, file, manifest, signal).catch((error: unknown) => {
      throw dbFault(error) === 'full' ? new StartError(noRoomIn(os.tmpdir())) : error;
    });
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

function noRoomIn(folder: string): string {
  return `There is no room left in ${folder} to restore into, which may be in memory. Set TMPDIR to a folder on a disk with more.`;
}
