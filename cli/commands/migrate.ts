import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';

/** `migrate`: brings the database's schema up to date. */
export function migrateCommand({ withAnyDb, print }: CliContext): Command {
  const command = new Command('migrate')
    .description('create the database, or bring its tables up to date; safe to repeat')
    .action(async () => {
      const { migrate, migrationStatus, TABLES_IN_USE } = await import('../../db/migrate');
      const { adoptOldViews } = await import('../../services/analytics/adopt-old-views');
      const { refuseNewer } = await import('../refuse-newer');
      const ran = await withAnyDb(async (db) => {
        refuseNewer((await migrationStatus(db)).unknown);
        const names = await migrate(db, { onWait: () => print(TABLES_IN_USE) });
        await adoptOldViews(db);
        return names;
      });
      for (const name of ran) print(`Ran ${name}.`);
      print('The database is up to date.');
    });
  return example(command, 'migrate');
}
