import { recordAudit } from '../../db/accounts/audit-log';
import type { Db } from '../../db/connect';
import { eraseMessagesBefore } from '../../db/contact/contact-erasure';

/**
 * Erases the messages of everybody with whom nothing has been exchanged since `before`, some people at a time,
 * and writes into the audit log each time how many; returns how many in all.
 */
export async function eraseOldMessages(db: Db, before: Date, at: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const messages = await db.transaction((tx) => eraseSome(tx, before.toISOString(), at));
    if (messages === 0) return erased;
    erased += messages;
  }
}

async function eraseSome(tx: Db, before: string, at: Date): Promise<number> {
  const messages = await eraseMessagesBefore(tx, before);
  const details = { messages, before };
  if (messages > 0) await recordAudit(tx, { actor: 'cli', action: 'messages.erase', details, at });
  return messages;
}
