import type { Knex } from 'knex';
import { type Db, isPostgres } from '../connect';
import type { OutboxRow } from '../tables';

/** A mail as it is queued; the rest of the row follows from sending it. */
export type Email = Pick<
  OutboxRow,
  | 'id'
  | 'kind'
  | 'message_id'
  | 'thread'
  | 'sender_name'
  | 'sender'
  | 'recipient'
  | 'reply_to_name'
  | 'reply_to'
  | 'subject'
  | 'text'
  | 'html'
  | 'auto_reply'
  | 'unsubscribe_url'
>;

/** Call it in the transaction that made the mail necessary, so that neither exists alone. */
export async function enqueueEmail(db: Db, email: Email, now: string): Promise<void> {
  await db('outbox').insert({
    ...email,
    status: 'waiting',
    attempts: 0,
    created_at: now,
    due_at: now,
  });
}

/** How a worker takes mails for itself. */
export interface Claim {
  now: string;
  /** Until when the mails are ours; longer than sending all of them can take. */
  leaseUntil: string;
  /** Names this claim; `markSent` and `markFailed` act only while it holds. */
  token: string;
  limit: number;
}

/**
 * Takes due mails so that no other worker sends them meanwhile. What somebody waits for, such as a link to sign
 * in, goes before what goes to a list, of which there may be thousands; of each the oldest first.
 */
export async function takeDue(db: Db, claim: Claim): Promise<OutboxRow[]> {
  const letters = await takeSome(db, claim, 'whereNull');
  const limit = claim.limit - letters.length;
  if (limit === 0) return letters;
  return [...letters, ...(await takeSome(db, { ...claim, limit }, 'whereNotNull'))];
}

async function takeSome(
  db: Db,
  { now, leaseUntil, token, limit }: Claim,
  hasWayOut: 'whereNull' | 'whereNotNull',
): Promise<OutboxRow[]> {
  const due = db('outbox')
    .select('id')
    .where('status', 'waiting')
    .where('due_at', '<=', now)
    .where(isFree(now))
    [hasWayOut]('unsubscribe_url')
    .orderBy([{ column: 'due_at' }, { column: 'id' }])
    .limit(limit);
  if (isPostgres(db)) due.forUpdate().skipLocked();

  const rows: OutboxRow[] = await db('outbox')
    .withMaterialized('due', due)
    .whereIn('id', db.select('id').from('due'))
    .update({ lease_until: leaseUntil, lease_token: token })
    .returning('*');
  return rows.sort((a, b) => compare(a.due_at, b.due_at) || compare(a.id, b.id));
}

/** False when another worker has taken the mail over. */
export async function markSent(db: Db, id: string, token: string, now: string): Promise<boolean> {
  const changed = await db('outbox')
    .where({ id, lease_token: token })
    .update({ ...RELEASED, status: 'sent', sent_at: now, last_error: null });
  return changed === 1;
}

/** `due_at` is the next try; null parks the mail for the operator. */
export async function markFailed(
  db: Db,
  id: string,
  token: string,
  failure: { attempts: number; last_error: string; due_at: string | null },
): Promise<boolean> {
  const { due_at, ...rest } = failure;
  const next = due_at === null ? { status: 'parked' as const } : { due_at };
  const changed = await db('outbox')
    .where({ id, lease_token: token })
    .update({ ...RELEASED, ...rest, ...next });
  return changed === 1;
}

/** Makes an unsent mail due now; false when there is none with that id, or it is being sent. */
export async function retryEmail(db: Db, id: string, now: string): Promise<boolean> {
  const changed = await db('outbox')
    .where({ id })
    .whereNot('status', 'sent')
    .where(isFree(now))
    .update({ ...RELEASED, status: 'waiting', attempts: 0, due_at: now });
  return changed === 1;
}

/** Makes every mail of a state due now and returns how many. Those being sent are left alone. */
export function retryAll(db: Db, status: 'waiting' | 'parked', now: string): Promise<number> {
  return db('outbox')
    .where({ status })
    .where(isFree(now))
    .update({ ...RELEASED, status: 'waiting', attempts: 0, due_at: now });
}

/** Removes a mail that was given up; false when there is none with that id that was. */
export async function discardEmail(db: Db, id: string): Promise<boolean> {
  return (await db('outbox').where({ id, status: 'parked' }).delete()) === 1;
}

/** Newest first. */
export function listOutbox(
  db: Db,
  { status, limit }: { status?: OutboxRow['status']; limit: number },
): Promise<OutboxRow[]> {
  const rows = db('outbox')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return status ? rows.where({ status }) : rows;
}

/** Undefined when there is no mail with that id. */
export function findEmail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db('outbox').where({ id }).first();
}

/** When the longest overdue mail became due; undefined when none waits. */
export async function dueSince(db: Db): Promise<string | undefined> {
  const first = await db('outbox').where('status', 'waiting').orderBy('due_at').first('due_at');
  return first?.due_at;
}

/** The mail that has waited longest of those that were tried in vain; undefined when none was. */
export function oldestFailing(
  db: Db,
): Promise<Pick<OutboxRow, 'created_at' | 'last_error'> | undefined> {
  return db('outbox')
    .where('status', 'waiting')
    .where('attempts', '>', 0)
    .orderBy('created_at')
    .first('created_at', 'last_error');
}

/** The mail that was given up and made last; undefined when none was. */
export function newestParked(db: Db): Promise<Pick<OutboxRow, 'last_error'> | undefined> {
  return db('outbox').where('status', 'parked').orderBy('created_at', 'desc').first('last_error');
}

/** That no worker holds a mail. */
function isFree(now: string): Knex.QueryCallback {
  return (mail) => mail.whereNull('lease_until').orWhere('lease_until', '<=', now);
}

const RELEASED = { lease_until: null, lease_token: null } as const;

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
