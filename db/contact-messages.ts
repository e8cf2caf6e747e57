import type { Db } from './connect';
import type { ContactMessageRow } from './tables';

/** Stores a message; false, and nothing stored, when its reference is taken. */
export async function insertContactMessage(db: Db, message: ContactMessageRow): Promise<boolean> {
  const stored = await db('contact_messages')
    .insert(message)
    .onConflict('reference')
    .ignore()
    .returning('id');
  return stored.length === 1;
}

/** How many messages came from an address since a moment. */
export async function countMessagesFrom(db: Db, email: string, since: string): Promise<number> {
  const row = await db('contact_messages')
    .where({ email })
    .where('created_at', '>', since)
    .count({ messages: '*' })
    .first();
  return Number(row?.messages ?? 0);
}

/** Newest first. */
export function listContactMessages(db: Db, limit: number): Promise<ContactMessageRow[]> {
  return db('contact_messages')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}
