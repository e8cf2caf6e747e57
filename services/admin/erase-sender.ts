import { recordAudit } from '../../db/accounts/audit-log';
import { eraseMessagesFrom } from '../../db/contact/contact-erasure';
import { findMessage } from '../../db/contact/contact-messages';
import type { Deps } from '../deps';
import type { Actor } from './act-on-message';
import { noSuchMessage } from './message-view';

/**
 * Erases what the office holds of whoever wrote a message: this one and all others from the same
 * address. Returns how many; the audit log keeps that it was done, by whom, and not of whom.
 * @throws AppError `not_found`
 */
export async function eraseSender(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: string,
  actor: Actor,
): Promise<number> {
  const message = await findMessage(db, name);
  if (!message) throw noSuchMessage();
  return db.transaction(async (tx) => {
    const messages = await eraseMessagesFrom(tx, message.email);
    await recordAudit(tx, {
      actor: actor.id,
      action: 'messages.erase',
      subject: message.id,
      details: { messages },
      at: now(),
    });
    return messages;
  });
}
