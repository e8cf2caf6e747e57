import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../services/settings/config';

/**
 * What of the data folder no backup holds, though it cannot be made again. The key signs in the owner's
 * name; unlike the secret, nothing that is stored depends on it, and a new one can take its place.
 */
const LEFT_OUT = ['media-signing-key.pem'];

/** Files that are there and must be copied by hand. */
export function leftOut({ dataDir }: Config): string[] {
  return LEFT_OUT.map((name) => path.join(dataDir, name)).filter((file) => existsSync(file));
}
