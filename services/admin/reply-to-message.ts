import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../db/accounts/audit-log';
import { changeMessage } from '../../db/contact/contact-messages';
import { insertReply, listThread } from '../../db/contact/contact-replies';
import { enqueueEmail } from '../../db/outbox/outbox';
import type { ContactMessageRow } from '../../db/tables';
import type { ReplyRequest } from '../contracts/admin/messages';
import type { Deps } from '../deps';
import { actOnMessage, refusal, reread } from './act-on-message';
import { replyLetter } from './reply-letter';

/**
 * Queues a reply to the visitor, keeps it with the message and writes down who wrote it: all or nothing.
 * @throws AppError `not_found`, or `conflict` when it has another version than the one seen.
 */
export function messageReplier(deps: Deps) {
  return actOnMessage<ReplyRequest, ContactMessageRow>(deps, async (tx, { id, actor, request }) => {
    const { status, text, version } = request;
    const now = deps.now();
    const created_at = now.toISOString();
    const seen = { now: created_at, seenVersion: version };
    if (!(await changeMessage(tx, id, { status, replied_at: created_at }, seen))) {
      return refusal(tx, id);
    }
    const message = await reread(tx, id);
    const email = replyLetter(deps, message, text, await listThread(tx, message));
    await enqueueEmail(tx, email, created_at);
    const reply = {
      message_id: message.id,
      email_id: email.id,
      author: actor.email,
      text,
      created_at,
    };
    await insertReply(tx, { id: randomUUID(), ...reply });
    await recordAudit(tx, {
      actor: actor.id,
      action: 'message.reply',
      subject: message.id,
      details: { status },
      at: now,
    });
    return message;
  });
}
