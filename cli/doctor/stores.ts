import type { Db } from '../../db/connect';
import type { CliContext } from '../context';
import { type Finding, fail, note, notLookedAt, ok } from './finding';

/** Whether the database answers, has all its tables and takes what is written. */
export async function lookAtDatabase({ withDb }: CliContext): Promise<Finding> {
  const { migrationStatus } = await import('../../db/migrate');
  return withDb(async (db) => {
    const { applied } = await migrationStatus(db);
    const last = applied.at(-1) ?? '';
    const unfit = await lookAtFitness(db, last);
    return unfit ?? ok('Database', `It answers and is up to date (${last}).`);
  });
}

async function lookAtFitness(db: Db, last: string): Promise<Finding | undefined> {
  const { takesEveryLetter, writeObstacle } = await import('../../db/engine/fitness');
  const { presentTables, tableShapes } = await import('../../db/backup/table-shapes');
  const tables = await presentTables(db, await tableShapes(last));
  const obstacle = await writeObstacle(
    db,
    tables.map(({ name }) => name),
  );
  if (obstacle?.isReadOnly) {
    return fail(
      'Database',
      'It may only be read: nothing that visitors send is stored.',
      'Name in DATABASE_URL the one that takes writes, or end default_transaction_read_only there.',
    );
  }
  if (obstacle) {
    return fail(
      'Database',
      `This user may not write in ${obstacle.tables.join(', ')}.`,
      'Let these belong to it (ALTER TABLE NAME OWNER TO USER).',
    );
  }
  if (await takesEveryLetter(db)) return undefined;
  return fail(
    'Database',
    'Its encoding has no place for every letter: messages with others are refused.',
    'Back up, stop, createdb -E UTF8 -T template0 NAME, name it in DATABASE_URL, restore, start.',
  );
}

/** Whether anybody can open the admin area. */
export async function lookAtAdmins({ withDb }: CliContext): Promise<Finding> {
  const { countAdmins } = await import('../../db/accounts/user-roles');
  const admins = await withDb(countAdmins).catch(() => undefined);
  if (admins === undefined) return notLookedAt('Admin');
  return admins > 0
    ? ok('Admin', `Administrators who can sign in: ${admins}.`)
    : note(
        'Admin',
        'Nobody is one. Run npx cli create-user EMAIL, then npx cli grant-admin EMAIL.',
      );
}

/** Whether the content can be used. */
export async function lookAtContent({ contentDir, now }: CliContext): Promise<Finding> {
  const { readContent } = await import('../../content/load');
  const { faults } = await readContent(contentDir, now());
  const errors = faults.filter(({ level }) => level === 'error').length;
  return errors === 0
    ? ok('Content', `It can be used; ${faults.length} warnings and notices.`)
    : fail('Content', `It has errors: ${errors}.`, 'Run npx cli content check.');
}
