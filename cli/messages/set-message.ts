import { recordAudit } from '../../db/accounts/audit-log';
import type { Db } from '../../db/connect';
import { changeMessage, findMessage, type MessageChange } from '../../db/contact/contact-messages';
import type { ContactMessageRow } from '../../db/tables';

/** Changes a message, by its id or its reference, in the operator's name; undefined when there is none. */
export function setMessage(
  db: Db,
  name: string,
  { status, notes }: { status: ContactMessageRow['status']; notes: string | undefined },
  at: Date,
): Promise<ContactMessageRow | undefined> {
  const change: MessageChange = { status, ...(notes !== undefined && { notes }) };
  return db.transaction(async (tx) => {
    const seen = { now: at.toISOString(), seenVersion: undefined };
    if (!(await changeMessage(tx, name, change, seen))) return undefined;
    const row = await findMessage(tx, name);
    await recordAudit(tx, {
      actor: 'cli',
      action: 'message.change',
      subject: row?.id,
      details: { status, ...(notes !== undefined && { notes: true }) },
      at,
    });
    return row;
  });
}
