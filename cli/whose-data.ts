import { stat } from 'node:fs/promises';
import { secretFile } from '../services/life/secret';
import { StartError } from '../services/start-error';

/**
 * Keeps root from writing among the data of the service's user, who could read nothing of it afterwards: neither a secret
 * that was restored nor the note of the last backup.
 * @param user who typed the command; undefined where there are no such numbers
 * @throws StartError
 */
export async function refuseRootOfOthers(
  dataDir: string,
  user = process.getuid?.(),
): Promise<void> {
  if (user !== 0) return;
  const owner = (await ownerOf(secretFile(dataDir))) ?? (await ownerOf(dataDir)) ?? user;
  if (owner === user) return;
  throw new StartError(
    `DATA_DIR: ${dataDir} belongs to the user ${owner}, who could not read what root writes there. Become that user (sudo -u '#${owner}' bash), with the settings of the service, and run this again.`,
  );
}

async function ownerOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ uid }) => uid,
    () => undefined,
  );
}
