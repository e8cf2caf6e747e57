import { stat } from 'node:fs/promises';
import { errorCode } from '../db/engine/errors';
import { StartError } from '../services/start-error';

/**
 * Whether SQLite's file is there.
 * @throws StartError when that cannot be seen, as by a user who may not look into the folder
 */
export async function hasDatabase(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new StartError(
      `DATA_DIR: this user cannot reach ${file} (${code}). Become the user of the service (sudo -u NAME bash), with its settings, or mend the permissions of the folder.`,
    );
  }
}
