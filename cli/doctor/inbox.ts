import { instantBefore } from '../../db/instant';
import { DAY_MS } from '../../services/contracts/limits/durations';
import type { CliContext } from '../context';
import { type Finding, note, notLookedAt, ok } from './finding';

/** As long as `content/pages/privacy.yaml` proposes to keep a conversation after its last message. */
const KEPT_DAYS = 730;

/** Whether messages were put away in hundreds, with whom among them nobody has been told of. */
export async function lookAtInbox({ withDb, now }: CliContext): Promise<Finding> {
  const { countWave } = await import('../../db/contact/contact-messages');
  const since = instantBefore(now(), DAY_MS);
  const count = await withDb((db) => countWave(db, since)).catch(() => undefined);
  if (count === undefined) return notLookedAt('Inbox');
  if (count === 0) return ok('Inbox', 'No wave of spam within a day.');
  return note(
    'Inbox',
    `Put away as a wave of spam within a day, mailed to nobody: ${count}. A person may be among them: npx cli messages --status spam.`,
  );
}

/** Whether conversations are kept longer than proposed: nothing deletes them by itself. */
export async function lookAtOldMessages({ withDb, now }: CliContext): Promise<Finding> {
  const { quietSenders } = await import('../../db/contact/contact-erasure');
  const before = instantBefore(now(), KEPT_DAYS * DAY_MS);
  const senders = await withDb((db) => quietSenders(db, before)).catch(() => undefined);
  if (senders === undefined) return notLookedAt('Old messages');
  if (senders.length === 0)
    return ok('Old messages', `Nobody’s last message is older than ${KEPT_DAYS} days.`);
  return note(
    'Old messages',
    `People with whom nothing was exchanged for ${KEPT_DAYS} days: ${senders.length}. Delete what they wrote: npx cli purge --older-than ${KEPT_DAYS} --messages.`,
  );
}
