import { recordAudit } from '../../db/accounts/audit-log';
import type { Db } from '../../db/connect';
import { eraseMessagesBefore } from '../../db/contact/contact-erasure';

/**
 * Erases the messages of everybody with whom nothing has been exchanged since `before`, and writes into the
 * audit log how many; returns that number.
 */
export function eraseOldMessages(db: Db, before: Date, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const messages = await eraseMessagesBefore(tx, before.toISOString());
    const details = { messages, before: before.toISOString() };
    await recordAudit(tx, { actor: 'cli', action: 'messages.erase', details, at });
    return messages;
  });
}
