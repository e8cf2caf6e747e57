import { eraseAccount } from '../../db/accounts/account-erasure';
import { recordAudit } from '../../db/accounts/audit-log';
import { isAdmin } from '../../db/accounts/user-roles';
import { eraseSubscription, suppress } from '../../db/audience/subscription-ends';
import { findSubscriptionOf } from '../../db/audience/subscriptions';
import { eraseMessagesFrom } from '../../db/contact/contact-erasure';
import { listMentions } from '../../db/contact/contact-mentions';
import { emptyLog } from '../../db/engine/empty-log';
import { deleteMailsOf } from '../../db/outbox/outbox-of';
import { openSecret } from '../../services/life/secret';
import { eraseMailFiles } from '../../services/outbox/file-transport';
import { hashAddress } from '../../services/subscriptions/secrets';
import type { CliContext } from '../context';

/** What there was and is not any more. */
export interface Erased {
  subscriptions: number;
  messages: number;
  accounts: number;
  mails: number;
  /** In the folder of a service without a mail server. */
  files: number;
  /** Messages from others in which the address still stands, by their references. */
  mentions: string[];
}

/**
 * Erases everything that is held under an address, in one transaction, then its mails in `DATA_DIR/mail`.
 * What stays is the keyed hash that keeps the newsletter from writing to it, and what others wrote. Safe to repeat.
 * @param email in canonical form
 */
export async function erasePerson(
  { config, withDb, now }: Pick<CliContext, 'config' | 'withDb' | 'now'>,
  email: string,
): Promise<Erased | 'is an administrator'> {
  const settings = await config();
  const erased = await withDb(async (db) => {
    const hash = hashAddress(await openSecret(settings), email);
    const counts = await db.transaction(async (tx) => {
      const at = now();
      if (await isAdmin(tx, email)) return undefined;
      await suppress(tx, hash, at.toISOString());
      const mails = await deleteMailsOf(tx, email);
      const row = await findSubscriptionOf(tx, email);
      if (row) await eraseSubscription(tx, row, hash, at.toISOString());
      const messages = await eraseMessagesFrom(tx, email);
      const accounts = (await eraseAccount(tx, email)) ? 1 : 0;
      const details = { subscriptions: row ? 1 : 0, messages, accounts };
      await recordAudit(tx, { actor: 'cli', action: 'person.erase', details, at });
      return { ...details, mails, mentions: await listMentions(tx, email) };
    });
    await emptyLog(db);
    return counts;
  });
  if (!erased) return 'is an administrator';
  return { ...erased, files: await eraseMailFiles(settings.dataDir, email) };
}
