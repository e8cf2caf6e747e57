import type { SentReply } from '../../db/contact/contact-replies';
import type { ContactMessageRow } from '../../db/tables';
import { fieldLines } from '../terminal/field-lines';

const FIRST_WORDS_MAX = 60;

/** A message in one line of a list. */
export function messageLine(row: ContactMessageRow): string {
  const { reference, created_at, status, inquiry_type, name, email, message } = row;
  const words = message.replace(/\s+/g, ' ').slice(0, FIRST_WORDS_MAX);
  const columns = [reference, created_at, status.padEnd(6), inquiry_type];
  return `${columns.join('  ')}  ${name} <${email}>  ${words}`;
}

/** A message for reading: who wrote it, what became of it, its text, the notes and the replies. */
export function messageLines(
  row: Omit<ContactMessageRow, 'search_text' | 'version'>,
  replies: SentReply[],
): string[] {
  const lines = fieldLines([
    ['Reference', row.reference],
    ['Id', row.id],
    ['From', `${row.name} <${row.email}>`],
    ['Type', row.inquiry_type],
    ['About', row.about],
    ['Sent from', row.page],
    ['Received', row.created_at],
    ['Answer due', row.replied_at === null ? row.due_at : null],
    ['Replied', row.replied_at],
    ['Status', row.status],
    ['Spam', row.spam_score > 0 ? `${row.spam_score} (${row.spam_reasons})` : null],
  ]);
  const notes = row.notes === '' ? [] : ['', 'Notes:', row.notes];
  const answers = replies.flatMap(({ author, created_at, mail_status, text }) => [
    '',
    `Reply of ${author}, ${created_at}, ${mail_status ?? 'no longer kept'}:`,
    text,
  ]);
  return [...lines, '', row.message, ...notes, ...answers];
}
