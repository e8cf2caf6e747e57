import { recordAudit } from '../../db/accounts/audit-log';
import { eraseMessagesFrom } from '../../db/contact/contact-erasure';
import { emptyLog } from '../../db/engine/empty-log';
import { canonicalEmail } from '../../services/contracts/email';
import type { CliContext } from '../context';

/** Erases all messages from an address; returns how many, undefined when it is no address. */
export async function eraseMessages(
  { withDb, now }: Pick<CliContext, 'withDb' | 'now'>,
  text: string,
): Promise<number | undefined> {
  const email = canonicalEmail(text.trim());
  if (email === undefined) return undefined;
  return withDb(async (db) => {
    const erased = await db.transaction(async (tx) => {
      const messages = await eraseMessagesFrom(tx, email);
      await recordAudit(tx, {
        actor: 'cli',
        action: 'messages.erase',
        details: { messages },
        at: now(),
      });
      return messages;
    });
    await emptyLog(db);
    return erased;
  });
}
