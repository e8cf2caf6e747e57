import { StartError } from '../../services/start-error';
import type { CliContext } from '../context';
import { hasDatabase } from '../has-database';
import { progressBar } from '../terminal/progress-bar';
import type { Manifest } from './format';
import { keptSecret, noteBackup } from './places';
import { writeBackup } from './write-backup';

/** Backs up the database of the settings, whatever its schema, and writes down that it was done. */
export async function makeBackup(
  context: CliContext,
  file: string,
  signal: AbortSignal,
): Promise<Manifest> {
  const config = await context.config();
  const { database } = config;
  if ('file' in database && !(await hasDatabase(database.file))) {
    throw new StartError('There is no database yet: nothing to back up.');
  }
  const secret = await keptSecret(config);
  const bar = progressBar(process.stderr, { unit: 'rows' });
  const manifest = await context.withAnyDb((db) =>
    writeBackup(db, file, { secret, at: context.now(), progress: bar.show }, signal),
  );
  bar.end();
  const unnoted = await noteBackup(config, file, manifest);
  if (unnoted !== undefined) process.stderr.write(`${unnoted}\n`);
  return manifest;
}
