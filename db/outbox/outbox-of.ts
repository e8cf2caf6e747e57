import type { Db } from '../connect';
import { type ListedEmail, SHOWN_OF_EMAIL } from './outbox-list';

/** The mails to an address, and those to the team that answer to it, oldest first. */
export function listMailsOf(db: Db, email: string): Promise<ListedEmail[]> {
  return mailsOf(db, email)
    .orderBy(['created_at', 'id'])
    .select(...SHOWN_OF_EMAIL);
}

/** Removes them, gone out or not; returns how many. */
export function deleteMailsOf(db: Db, email: string): Promise<number> {
  return mailsOf(db, email).delete();
}

function mailsOf(db: Db, email: string) {
  return db('outbox').where((own) => own.where({ recipient: email }).orWhere({ reply_to: email }));
}
