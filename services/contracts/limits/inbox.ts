/** What the inbox, the outbox and the service must agree on. */

/** What becomes of a message in the office; `spam` is decided when it comes, or by a person. */
export const MESSAGE_STATUSES = ['new', 'open', 'closed', 'spam'] as const;
/** One of `MESSAGE_STATUSES`. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `parked`: tried for long enough, or refused for good; a person has to look. */
export const MAIL_STATUSES = ['waiting', 'sent', 'parked'] as const;
/** One of `MAIL_STATUSES`. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Characters of what the office writes about and to a visitor. */
export const INBOX_LIMITS = { notesMax: 10_000, replyMax: 10_000, atOnceMax: 100 } as const;
