import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../db/connect';
import type { Manifest } from './format';
import { restoreBackup } from './restore-backup';

/** Restores a backup into a database of its own and removes that again, also when it is stopped. @throws what restoring throws */
export async function drill(file: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-drill-'));
  const db = openDb({ file: path.join(folder, 'site.sqlite') });
  try {
    await restoreBackup(db, file, manifest, signal);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}
