import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../db/engine/errors';
import { StartError } from './start-error';

/**
 * Creates the data folder, closed to other users, and makes sure that it can be written.
 * @throws StartError when it cannot.
 */
export async function makeDataDir(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new StartError(
      `DATA_DIR: ${folder} cannot be written (${code}). Choose another folder or mend its permissions`,
    );
  }
}
