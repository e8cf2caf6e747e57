import type { Db } from '../connect';
import type { ListedEmail } from './outbox-list';

/** The mails to an address, and those to the team that answer to it, oldest first; at most `limit`. */
export function listMailsOf(db: Db, email: string, limit: number): Promise<ListedEmail[]> {
  return mailsOf(db, email)
    .orderBy(['created_at', 'id'])
    .limit(limit)
    .select(
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
    );
}

/** Removes them, gone out or not; returns how many. */
export function deleteMailsOf(db: Db, email: string): Promise<number> {
  return mailsOf(db, email).delete();
}

function mailsOf(db: Db, email: string) {
  return db('outbox').where((own) => own.where({ recipient: email }).orWhere({ reply_to: email }));
}
