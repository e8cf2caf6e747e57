import type { CliContext } from '../context';
import { type Finding, note, ok } from './finding';

const DAY_MS = 24 * 60 * 60_000;

/** Whether messages were put away in hundreds, with whom among them nobody has been told of. */
export async function lookAtInbox({ withDb, now }: CliContext): Promise<Finding> {
  const { countWave } = await import('../../db/contact/contact-messages');
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  const count = await withDb((db) => countWave(db, since)).catch(() => undefined);
  if (count === undefined) return note('Inbox', 'Not looked at: the database cannot be used.');
  if (count === 0) return ok('Inbox', 'No wave of spam within a day.');
  return note(
    'Inbox',
    `Put away as a wave of spam within a day, mailed to nobody: ${count}. A person may be among them: npx cli messages --status spam.`,
  );
}
