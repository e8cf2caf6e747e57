import { recordAudit } from '../../db/accounts/audit-log';
import { eraseMessagesFrom } from '../../db/contact/contact-erasure';
import { canonicalEmail } from '../../services/contracts/email';
import type { CliContext } from '../context';

/** Erases all messages from an address; returns how many, undefined when it is no address. */
export async function eraseMessages(
  { withDb, now }: Pick<CliContext, 'withDb' | 'now'>,
  text: string,
): Promise<number | undefined> {
  const email = canonicalEmail(text.trim());
  if (email === undefined) return undefined;
  return withDb((db) =>
    db.transaction(async (tx) => {
      const messages = await eraseMessagesFrom(tx, email);
      await recordAudit(tx, {
        actor: 'cli',
        action: 'messages.erase',
        details: { messages },
        at: now(),
      });
      return messages;
    }),
  );
}
