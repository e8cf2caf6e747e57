import { recordAudit } from '../../db/accounts/audit-log';
import { changeMessage, findMessage, type MessageChange } from '../../db/contact/contact-messages';
import type { ContactMessageRow } from '../../db/tables';
import type { MessageChangeRequest } from '../contracts/admin/messages';
import type { Deps } from '../deps';
import { actOnMessage, refusal, reread } from './act-on-message';

/** A message after a change, and whether there was anything to change. */
interface ChangedMessage {
  message: ContactMessageRow;
  isChanged: boolean;
}

/**
 * Changes the state or the notes of a message, and writes down who did. What is already so is no change.
 * @throws AppError `not_found`, or `conflict` when it has another version than the one seen.
 */
export function messageChanger(deps: Deps) {
  return actOnMessage<MessageChangeRequest, ChangedMessage>(
    deps,
    async (tx, { id, actor, request }) => {
      const { status, notes, version } = request;
      const now = deps.now();
      const seen = { now: now.toISOString(), seenVersion: version };
      const change = { ...(status && { status }), ...(notes !== undefined && { notes }) };
      const before = await findMessage(tx, id);
      const isSeen = version === undefined || version === before?.version;
      if (before && isSeen && isAlready(before, change)) {
        return { message: before, isChanged: false };
      }
      if (!(await changeMessage(tx, id, change, seen))) return refusal(tx, id);
      const message = await reread(tx, id);
      await recordAudit(tx, {
        actor: actor.id,
        action: 'message.change',
        subject: message.id,
        details: { ...(status && { status }), ...(notes !== undefined && { notes: true }) },
        at: now,
      });
      return { message, isChanged: true };
    },
  );
}

function isAlready(message: ContactMessageRow, { status, notes }: MessageChange): boolean {
  return (
    (status === undefined || status === message.status) &&
    (notes === undefined || notes === message.notes)
  );
}
