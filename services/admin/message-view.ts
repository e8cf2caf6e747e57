import { readAudit } from '../../db/accounts/audit-log';
import { findSubscriptionOf } from '../../db/audience/subscriptions';
import type { Db } from '../../db/connect';
import { countMessagesFrom, findMessage } from '../../db/contact/contact-messages';
import { listReplies } from '../../db/contact/contact-replies';
import type { ContactMessageRow } from '../../db/tables';
import type { AdminMessage, MessageDetail } from '../contracts/admin/messages';
import { AppError } from '../errors';

/** More than anybody does to one message. */
const HISTORY_MAX = 200;

/** A message as administrators see it. */
export function showMessage({ search_text, ...message }: ContactMessageRow): AdminMessage {
  return message;
}

/**
 * A message with its replies and its history.
 * @throws AppError `not_found`
 */
export async function messageDetail(db: Db, name: string): Promise<MessageDetail> {
  const message = await findMessage(db, name);
  if (!message) throw noSuchMessage();
  const { rows: history } = await readAudit(db, { subject: message.id }, { limit: HISTORY_MAX });
  return {
    ...showMessage(message),
    replies: (await listReplies(db, message.id)).map(
      ({ id, author, text, created_at, mail_status }) => ({
        id,
        author,
        text,
        created_at,
        mail_status,
      }),
    ),
    history,
    messages_from_sender: await countMessagesFrom(db, message.email),
    newsletter: await newsletterOf(db, message.email),
  };
}

async function newsletterOf(db: Db, email: string): Promise<MessageDetail['newsletter']> {
  const subscription = await findSubscriptionOf(db, email);
  if (!subscription) return null;
  const { status, topics } = subscription;
  // The service writes this column as a list of texts.
  return { status, topics: JSON.parse(topics) as string[] };
}

/** What is answered where there is no such message. */
export function noSuchMessage(): AppError {
  return new AppError('not_found', 'There is no such message. It may have been erased.');
}
