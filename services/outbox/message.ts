import type Mail from 'nodemailer/lib/mailer';
import type { OutboxRow } from '../../db/tables';

/** Kinds of mail that are no machine's: somebody's absence notice may well answer them. */
const WRITTEN_BY_PEOPLE = ['contact-reply'];

/**
 * A row as nodemailer takes it. Addresses are objects, since in a string a comma would make a second
 * recipient. Files and links are never read on a mail's behalf.
 */
export function toMessage(row: OutboxRow): Mail.Options {
  return {
    messageId: row.message_id,
    ...(row.thread !== null && {
      references: row.thread,
      inReplyTo: row.thread.split(' ').at(-1),
    }),
    date: new Date(row.created_at),
    from: { name: row.sender_name, address: row.sender },
    to: { name: '', address: row.recipient },
    ...(row.reply_to !== null && {
      replyTo: { name: row.reply_to_name ?? '', address: row.reply_to },
    }),
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: {
      ...(!WRITTEN_BY_PEOPLE.includes(row.kind) && {
        // RFC 3834: so that the receiver's own machine does not answer.
        'Auto-Submitted': row.auto_reply ? 'auto-replied' : 'auto-generated',
      }),
      ...(row.unsubscribe_url !== null && listHeaders(row.unsubscribe_url)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2919 and RFC 8058: whose list it is, and how a mail program leaves it with one click. */
function listHeaders(url: string): Record<string, string> {
  return {
    'List-Id': `<newsletter.${new URL(url).hostname}>`,
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
