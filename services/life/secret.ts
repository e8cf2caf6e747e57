import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/engine/errors';
import type { Config } from '../settings/config';
import { SECRET_MIN_BYTES } from '../settings/settings';
import { StartError } from '../start-error';
import { isOpenToOthers } from './open-to-others';

const NEW_BYTES = 48;

/** Where it is kept. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret');
}

/**
 * The key that everything secret is derived from: `JWT_SECRET`, else a random one that is made at
 * the first start and kept in the data folder for this user alone.
 * @throws StartError when the kept one cannot be read, or by others too, or is too short to be safe, or none can be made.
 */
export async function openSecret({
  dataDir,
  jwtSecret,
}: Pick<Config, 'dataDir' | 'jwtSecret'>): Promise<string> {
  if (jwtSecret !== undefined) return jwtSecret;
  const file = secretFile(dataDir);
  const found = await stat(file).catch(async (error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    await makeSecret(file).catch((cause: unknown) => {
      throw unmakable(file, errorCode(cause) ?? String(cause));
    });
    return stat(file);
  });
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(
      `DATA_DIR: ${file} cannot be read (${errorCode(error) ?? String(error)}). Give it to the user of the service (chown), or restore it from a backup`,
    );
  });
  const secret = text.trim();
  // first what has to be made anew: rights of a file that goes are nobody's concern
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new StartError(
      `DATA_DIR: ${file} is shorter than ${SECRET_MIN_BYTES} bytes. Restore it from a backup, or remove it: the next start makes one; what that changes: docs/operations.md, Rotate the secret`,
    );
  }
  if (isOpenToOthers(found)) {
    throw new StartError(`DATA_DIR: other users can read ${file}. Run: chmod 600 ${file}`);
  }
  return secret;
}

/** Whole or not at all, also in a power cut; of two starts at once the first one's stays. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}-${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(NEW_BYTES).toString('base64url')}\n`);
    await handle.sync();
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

function unmakable(file: string, code: string): StartError {
  const mend =
    code === 'ENOENT' && !existsSync(path.dirname(file))
      ? 'Its folder is not there: run npx cli migrate, or set DATA_DIR to the folder of the service'
      : 'Free some space, or choose another folder';
  return new StartError(`DATA_DIR: ${file} cannot be made (${code}). ${mend}`);
}
