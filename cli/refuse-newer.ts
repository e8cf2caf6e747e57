import { StartError } from '../services/start-error';

/**
 * Refuses a database that holds migrations which this version does not know.
 * @param unknown their names, oldest first
 * @throws StartError naming the last
 */
export function refuseNewer(
  unknown: readonly string[],
  mend = 'Use that version, or restore a backup of before.',
): void {
  const last = unknown.at(-1);
  if (last === undefined) return;
  throw new StartError(`The database was made by a newer version (${last}). ${mend}`);
}
