import type { Db } from '../connect';
import { countByStatus } from '../count-by-status';
import { GROUP_ROWS } from '../in-groups';
import { type PageCut, readPage } from '../page';
import { matchWords } from '../search-text';
import type { OutboxRow } from '../tables';

/** What may be shown of a mail: not its text, which may hold a secret link. */
export const SHOWN_OF_EMAIL = [
  'id',
  'kind',
  'recipient',
  'subject',
  'status',
  'attempts',
  'last_error',
  'created_at',
  'due_at',
  'sent_at',
] as const satisfies readonly (keyof OutboxRow)[];

/** A mail without its text. */
export type ListedEmail = Pick<OutboxRow, (typeof SHOWN_OF_EMAIL)[number]>;

/** Which mails are meant; all where nothing is given. */
export interface OutboxFilter {
  status?: OutboxRow['status'] | undefined;
  /** Words of recipient, subject or kind. */
  search?: string | undefined;
  /** Leaves out what has gone out, which is most of it. */
  isUnsent?: boolean;
}

/** One page, newest first. */
export function readOutbox(db: Db, filter: OutboxFilter, cut: PageCut) {
  return readPage<ListedEmail>(matching(db, filter).select(...SHOWN_OF_EMAIL), cut);
}

/** How many mails there are in each state. */
export function countOutbox(
  db: Db,
  filter: OutboxFilter = {},
): Promise<Record<OutboxRow['status'], number>> {
  return countByStatus(matching(db, filter), { waiting: 0, sent: 0, parked: 0 });
}

/**
 * How many waiting mails a process has in hand, and until when at the latest: then one that was stopped has lost
 * them. Undefined when there are none.
 */
export async function mailsInHand(
  db: Db,
  now: string,
): Promise<{ count: number; until: string } | undefined> {
  const row = await db('outbox')
    .where({ status: 'waiting' })
    .where('lease_until', '>', now)
    .count({ count: '*' })
    .max({ until: 'lease_until' })
    .first();
  const { count, until } = row ?? {};
  return typeof until === 'string' ? { count: Number(count), until } : undefined;
}

/** One mail without its text; undefined when there is none. */
export function findListedEmail(db: Db, id: string): Promise<ListedEmail | undefined> {
  return db('outbox')
    .select(...SHOWN_OF_EMAIL)
    .where({ id })
    .first();
}

/** Removes a group of the mails that went out before a moment; returns how many. */
export function deleteSent(db: Db, before: string): Promise<number> {
  // they were also made before it, by which an index finds them: the moment lies behind the text
  const old = db('outbox').where({ status: 'sent' }).where('created_at', '<', before);
  const group = old.where('sent_at', '<', before).limit(GROUP_ROWS).select('id');
  return db('outbox').whereIn('id', group).delete();
}

function matching(db: Db, { status, search, isUnsent }: OutboxFilter) {
  const query = db('outbox');
  if (status !== undefined) query.where({ status });
  if (isUnsent) query.whereIn('status', ['waiting', 'parked']);
  if (search !== undefined) matchWords(query, ['recipient', 'subject', 'kind'], search);
  return query;
}
