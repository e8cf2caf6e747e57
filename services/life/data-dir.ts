import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/engine/errors';
import { StartError } from '../start-error';

/**
 * Creates the data folder, closed to other users, and makes sure that it can be written.
 * @throws StartError when it cannot.
 */
export async function makeDataDir(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await makeClosed(path.resolve(folder));
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new StartError(
      `DATA_DIR: ${folder} cannot be written (${code}). Choose another folder or mend its permissions`,
    );
  }
}

/**
 * A folder and those above it. Not `recursive` of Node, which never ends where the folder above is there
 * and takes no new one, as in /proc.
 */
async function makeClosed(folder: string, isLastTry = false): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || isLastTry) throw error;
    await makeClosed(path.dirname(folder));
    await makeClosed(folder, true);
  }
}
