import { migrate, migrationStatus, TABLES_IN_USE } from '../../db/migrate';
import type { Deps } from '../deps';

/**
 * Brings the database up to date. Where something is stored the log says before that it begins: with many
 * views it takes minutes, in which nobody is answered.
 * @throws when the database was made by a newer version.
 */
export async function bringUpToDate({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { applied, pending } = await migrationStatus(db);
  if (applied.length > 0 && pending.length > 0) {
    log.info(
      `Bringing the database up to date (${pending.join(', ')}): with many views this takes minutes, in which calls wait.`,
    );
  }
  await migrate(db, { onWait: () => log.warn(TABLES_IN_USE) });
}
