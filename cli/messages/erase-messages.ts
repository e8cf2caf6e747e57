import { recordAudit } from '../../db/accounts/audit-log';
import { eraseMessagesFrom } from '../../db/contact/contact-erasure';
import { emptyLog } from '../../db/engine/empty-log';
import type { CliContext } from '../context';

/** Erases all messages from an address in canonical form; returns how many. */
export function eraseMessages(
  { withDb, now }: Pick<CliContext, 'withDb' | 'now'>,
  email: string,
): Promise<number> {
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
