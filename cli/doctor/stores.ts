import type { CliContext } from '../context';
import { type Finding, fail, note, ok } from './finding';

/** Whether the database answers and has all its tables. */
export async function lookAtDatabase({ withDb }: CliContext): Promise<Finding> {
  const { migrationStatus } = await import('../../db/migrate');
  const { applied } = await withDb(migrationStatus);
  return ok('Database', `It answers and is up to date (${applied.at(-1)}).`);
}

/** Whether anybody can open the admin area. */
export async function lookAtAdmins({ withDb }: CliContext): Promise<Finding> {
  const { countAdmins } = await import('../../db/accounts/user-roles');
  const admins = await withDb(countAdmins).catch(() => undefined);
  // Why it cannot be used is the finding about the database.
  if (admins === undefined) return note('Admin', 'Not looked at: the database cannot be used.');
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
