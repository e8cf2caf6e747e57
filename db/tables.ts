/**
 * Rows as they are stored. Instants are ISO 8601 text in UTC with milliseconds on both engines:
 * one form to store, compare and answer, whose order as text is its order in time.
 */

/** A visitor's message. */
export interface ContactMessageRow {
  id: string;
  /** `AA-` and six characters, for talking about it. */
  reference: string;
  name: string;
  email: string;
  inquiry_type: string;
  message: string;
  about: string | null;
  page: string | null;
  status: 'new' | 'open' | 'closed' | 'spam';
  created_at: string;
  /** When the promised answer is due. */
  due_at: string;
  /** What the office wrote down about it. */
  notes: string;
  /** Counts its changes, so that two people do not overwrite each other. */
  version: number;
  /** When the office last changed it. */
  updated_at: string | null;
  /** When the first reply was written. */
  replied_at: string | null;
  /** How much it looked like spam when it came, and why, as words with commas between them. */
  spam_score: number;
  spam_reasons: string;
  /** Its texts, folded for searching. */
  search_text: string;
}

/** What the office wrote to a visitor. */
export interface ContactReplyRow {
  id: string;
  /** of the visitor's message */
  message_id: string;
  /** of the mail in the outbox */
  email_id: string;
  /** Who wrote it, by address. */
  author: string;
  text: string;
  created_at: string;
}

/** A mail on its way, or gone out. */
export interface OutboxRow {
  id: string;
  /** Name of the text it was made from, as in content/mails. */
  kind: string;
  /** The same on every try, so that a receiver recognises a repeat. */
  message_id: string;
  /** The `message_id` of the mails that it follows, oldest first, spaces between them. */
  thread: string | null;
  sender_name: string;
  sender: string;
  recipient: string;
  reply_to_name: string | null;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** An answer by machine to a person, marked so that other machines do not answer it. */
  auto_reply: 0 | 1;
  /** With list mails only: leaves the list with one click (RFC 8058). */
  unsubscribe_url: string | null;
  status: 'waiting' | 'sent' | 'parked';
  attempts: number;
  last_error: string | null;
  created_at: string;
  /** When the next try may begin. */
  due_at: string;
  sent_at: string | null;
  /** Until then one worker holds it; afterwards another may take it. */
  lease_until: string | null;
  /** Which claim holds it. A worker that comes back late finds another token here. */
  lease_token: string | null;
}

/** One view of a page, as the SQL view of that name tells it. Read only: views are stored as numbers. */
export interface AnalyticsEventRow {
  id: string;
  session_id: string;
  path: string;
  /** Scheme and host. */
  referrer: string | null;
  user_agent: string | null;
  duration_ms: number;
  created_at: string;
  /** ISO 3166 code, where a trusted proxy tells it. */
  country: string | null;
  /** 1 for traffic that was made up for a demonstration. */
  synthetic: 0 | 1;
}

/** A key that a client chose for one request, and what that request was answered. */
export interface IdempotencyKeyRow {
  /** The endpoint, so that the same key may serve elsewhere. */
  scope: string;
  key: string;
  request_hash: string;
  /** The answer given, as JSON. */
  answer: string;
  created_at: string;
}

/** An artist of the content, by the id that other tables and the API use. */
export interface ArtistRow {
  id: string;
  name: string;
}

/** How many mails forms have written to a mailbox in a day. */
export interface MailboxCountRow {
  /** Keyed hash of day and mailbox. */
  key: string;
  mails: number;
  /** The end of that day. */
  expires_at: string;
}

/** How often one client called one route. Neither is readable from the key's second half. */
export interface RateLimitRow {
  /** the route and the client's number */
  key: string;
  points: number;
  /** milliseconds since 1970; PostgreSQL answers text */
  expire: number | string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    contact_messages: ContactMessageRow;
    contact_replies: ContactReplyRow;
    outbox: OutboxRow;
    mailbox_counts: MailboxCountRow;
    analytics_events: AnalyticsEventRow;
    idempotency_keys: IdempotencyKeyRow;
    artists: ArtistRow;
    rate_limits: RateLimitRow;
  }
}
