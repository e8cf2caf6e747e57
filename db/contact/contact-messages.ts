import type { Knex } from 'knex';
import type { Db } from '../connect';
import { countByStatus } from '../count-by-status';
import { GROUP_ROWS } from '../in-groups';
import { type PageCut, readPage } from '../page';
import { foldText, matchWords } from '../search-text';
import type { ContactMessageRow } from '../tables';

type Status = ContactMessageRow['status'];

/** A message as it arrives; what the office adds to it comes later. */
export type NewMessage = Omit<
  ContactMessageRow,
  'notes' | 'version' | 'updated_at' | 'replied_at' | 'search_text'
>;

/** Stores a message; false, and nothing stored, when its reference is taken. */
export async function insertContactMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { reference, name, email, about, message: text } = message;
  const search_text = foldText([reference, name, email, about ?? '', text].join('\n'));
  const stored = await db('contact_messages')
    .insert({ ...message, search_text })
    .onConflict('reference')
    .ignore()
    .returning('id');
  return stored.length === 1;
}

/** How many messages came from an address. */
export async function countMessagesFrom(db: Db, email: string): Promise<number> {
  const row = await db('contact_messages').where({ email }).count({ messages: '*' }).first();
  return Number(row?.messages ?? 0);
}

/** The messages from an address, oldest first. */
export function listMessagesFrom(db: Db, email: string): Promise<ContactMessageRow[]> {
  return db('contact_messages').where({ email }).orderBy(['created_at', 'id']);
}

/** Which messages are meant; all where nothing is given. */
export interface MessageFilter {
  status?: Status | undefined;
  type?: string | undefined;
  /** Words of the name, address, reference, subject or message. */
  search?: string | undefined;
}

/** One page, newest first. */
export function readMessages(db: Db, filter: MessageFilter, cut: PageCut) {
  return readPage<ContactMessageRow>(matching(db, filter), cut);
}

/** How many messages there are in each state. */
export function countMessages(db: Db, filter: MessageFilter): Promise<Record<Status, number>> {
  return countByStatus(matching(db, filter), { new: 0, open: 0, closed: 0, spam: 0 });
}

/** By its id or its reference; undefined when there is none. */
export function findMessage(db: Db, name: string): Promise<ContactMessageRow | undefined> {
  return db('contact_messages').where(called(name)).first();
}

/** What the office changes of a message. */
export type MessageChange = Partial<Pick<ContactMessageRow, 'status' | 'notes' | 'replied_at'>>;

/**
 * Changes a message, by its id or its reference, and raises its version; `replied_at` is set once.
 * False, and nothing changed, when there is none or it no longer has the version that was seen.
 */
export async function changeMessage(
  db: Db,
  name: string,
  change: MessageChange,
  { now, seenVersion }: { now: string; seenVersion: number | undefined },
): Promise<boolean> {
  const query = db('contact_messages').where(called(name));
  if (seenVersion !== undefined) query.where({ version: seenVersion });
  const changed = await query.update({
    ...change,
    ...(change.replied_at && { replied_at: db.raw('coalesce(replied_at, ?)', change.replied_at) }),
    version: db.raw('version + 1'),
    updated_at: now,
  });
  return changed === 1;
}

/** The one of an id or a reference, however its letters were typed. */
function called(name: string): Knex.QueryCallback {
  return (one) => one.where('id', name.toLowerCase()).orWhere('reference', name.toUpperCase());
}

/** How many messages were put away since a moment because hundreds came at once. */
export async function countWave(db: Db, since: string): Promise<number> {
  const [row] = await db('contact_messages')
    .where('status', 'spam')
    .where('created_at', '>=', since)
    .where('spam_reasons', 'like', '%wave%')
    .count({ messages: '*' });
  return Number(row?.messages ?? 0);
}

/** Removes a group of the spam that came and was last changed before a moment; returns how much. */
export function deleteSpam(db: Db, before: string): Promise<number> {
  const old = () =>
    db('contact_messages')
      .where({ status: 'spam' })
      .where('created_at', '<', before)
      .where((one) => one.whereNull('updated_at').orWhere('updated_at', '<', before));
  // asked again of each row: one that a person is just taking out of it stays
  return old().whereIn('id', old().limit(GROUP_ROWS).select('id')).delete();
}

function matching(db: Db, { status, type, search }: MessageFilter) {
  const query = db('contact_messages');
  if (status !== undefined) query.where({ status });
  if (type !== undefined) query.where({ inquiry_type: type });
  if (search !== undefined) matchWords(query, ['search_text'], search);
  return query;
}
