import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/connect';
import {
  insertContactMessage,
  type NewMessage,
  readMessages,
} from '../../db/contact/contact-messages';
import type { ContactMessageRow } from '../../db/tables';
import { NOON } from './app/test-app';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference by its number. */
export function referenceOf(number: number): string {
  let letters = '';
  for (let rest = number; letters.length < 6; rest = Math.floor(rest / LETTERS.length)) {
    letters = LETTERS.charAt(rest % LETTERS.length) + letters;
  }
  return `AA-${letters}`;
}

/** A stored message; `minutesAgo` of noon. */
export async function aStoredMessage(
  db: Db,
  number: number,
  { minutesAgo = 0, ...fields }: Partial<NewMessage> & { minutesAgo?: number } = {},
): Promise<NewMessage> {
  const created_at = new Date(NOON.getTime() - minutesAgo * 60_000).toISOString();
  const message: NewMessage = {
    id: randomUUID(),
    reference: referenceOf(number),
    name: 'Ada Example',
    email: 'ada@example.org',
    inquiry_type: 'general',
    message: `Message ${number}`,
    about: null,
    page: null,
    status: 'new',
    created_at,
    due_at: created_at,
    spam_score: 0,
    spam_reasons: '',
    ...fields,
  };
  await insertContactMessage(db, message);
  return message;
}

/** The messages that are stored, newest first. */
export async function storedMessages(db: Db, limit = 200): Promise<ContactMessageRow[]> {
  return (await readMessages(db, {}, { limit })).rows;
}
