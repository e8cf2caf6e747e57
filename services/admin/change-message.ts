import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../db/audit-log';
import type { Db } from '../../db/connect';
import { changeMessage, findMessage } from '../../db/contact-messages';
import { insertReply } from '../../db/contact-replies';
import { enqueueEmail } from '../../db/outbox';
import type { ContactMessageRow } from '../../db/tables';
import type { Writer } from '../../db/write-queue';
import type { MessageChangeRequest, ReplyRequest } from '../contracts/admin-messages';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { noSuchMessage } from './message-view';
import { replyLetter } from './reply-letter';

/** Who acts. */
export interface Actor {
  id: string;
  email: string;
}

/** A change or a reply by somebody, to the message with this id or reference. */
export interface Act<Request> {
  id: string;
  actor: Actor;
  request: Request;
}

type Changed = ContactMessageRow | AppError;

/**
 * Changes the state or the notes of a message, and writes down who did.
 * @throws AppError `not_found`, or `conflict` when it has another version than the one seen.
 */
export function messageChanger(deps: Deps) {
  return through<MessageChangeRequest>(deps, async (tx, { id, actor, request }) => {
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

/**
 * Queues a reply to the visitor, keeps it with the message and writes down who wrote it: all or nothing.
 * @throws as `messageChanger` does
 */
export function messageReplier(deps: Deps) {
  return through<ReplyRequest>(deps, async (tx, { id, actor, request }) => {
    const { status, text, version } = request;
    const now = deps.now();
    const created_at = now.toISOString();
    const seen = { now: created_at, seenVersion: version };
    if (!(await changeMessage(tx, id, { status, replied_at: created_at }, seen))) {
      return refusal(tx, id);
    }
    const message = await reread(tx, id);
    const email = replyLetter(deps, message, text);
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

/** Through the write queue. What is refused is handed out of it, since thrown it would undo the group. */
function through<Request>(
  deps: Deps,
  store: (tx: Db, act: Act<Request>) => Promise<Changed>,
): (act: Act<Request>) => Promise<ContactMessageRow> {
  const writer: Writer<Act<Request>, Changed> = {
    lane: 'first',
    store: async (tx, acts) => {
      const results: Changed[] = [];
      for (const act of acts) results.push(await store(tx, act));
      return results;
    },
  };
  return async (act) => {
    const result = await deps.writes.write(writer, act);
    if (result instanceof AppError) throw result;
    deps.wakeOutbox();
    return result;
  };
}

async function refusal(tx: Db, id: string): Promise<AppError> {
  if (!(await findMessage(tx, id))) return noSuchMessage();
  return new AppError(
    'conflict',
    'Somebody else has changed this message meanwhile. Look at it again, then repeat your change.',
  );
}

async function reread(tx: Db, id: string): Promise<ContactMessageRow> {
  const message = await findMessage(tx, id);
  if (!message) throw new Error('The message that was changed is gone');
  return message;
}
