import { recordAudit } from '../../db/accounts/audit-log';
import { changeMessage } from '../../db/contact/contact-messages';
import type { MessageChangeRequest } from '../contracts/admin-messages';
import type { Deps } from '../deps';
import { actOnMessage, refusal, reread } from './act-on-message';

/**
 * Changes the state or the notes of a message, and writes down who did.
 * @throws AppError `not_found`, or `conflict` when it has another version than the one seen.
 */
export function messageChanger(deps: Deps) {
  return actOnMessage<MessageChangeRequest>(deps, async (tx, { id, actor, request }) => {
    const { status, notes, version } = request;
    const now = deps.now();
    const seen = { now: now.toISOString(), seenVersion: version };
    const change = { ...(status && { status }), ...(notes !== undefined && { notes }) };
    if (!(await changeMessage(tx, id, change, seen))) return refusal(tx, id);
    const message = await reread(tx, id);
    await recordAudit(tx, {
      actor: actor.id,
      action: 'message.change',
      subject: message.id,
      details: { ...(status && { status }), ...(notes !== undefined && { notes: true }) },
      at: now,
    });
    return message;
  });
}
