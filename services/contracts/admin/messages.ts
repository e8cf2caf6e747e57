import { z } from 'zod';
import { body } from '../body';
import { endpoint } from '../endpoint';
import { INQUIRY_TYPES } from '../limits/contact';
import { INBOX_LIMITS, MAIL_STATUSES, MESSAGE_STATUSES, type MessageStatus } from '../limits/inbox';
import { SUBSCRIPTION_STATUSES } from '../limits/subscriptions';
import { Page, SearchQuery } from '../page';
import { longText, storableText } from '../text';
import { AuditEntry } from './audit';

/** The largest integer that both engines store. */
const VERSION_MAX = 2 ** 31 - 1;

/** What became of a message. */
export const MessageStatusField = z.enum(
  MESSAGE_STATUSES,
  `Choose one of ${MESSAGE_STATUSES.join(', ')}.`,
);

/** A visitor's message as the office sees it. */
export const AdminMessage = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  inquiry_type: z.string(),
  message: z.string(),
  about: z.string().nullable(),
  page: z.string().nullable(),
  status: MessageStatusField,
  /** What the office wrote down about it; visitors never see it. */
  notes: z.string(),
  /** Raised by every change; sent back with the next one. */
  version: z.int(),
  created_at: z.string(),
  /** When the promised answer is due. */
  due_at: z.string(),
  updated_at: z.string().nullable(),
  /** When the first reply was written. */
  replied_at: z.string().nullable(),
  /** From 60 on it was kept as spam. */
  spam_score: z.int(),
  /** Words such as `trap`, with commas between them. */
  spam_reasons: z.string(),
});
export type AdminMessage = z.infer<typeof AdminMessage>;

/** `q` finds words of name, address, reference, subject and message. */
export const MessageQuery = SearchQuery.extend({
  status: MessageStatusField.optional(),
  type: z.enum(INQUIRY_TYPES, `Choose one of ${INQUIRY_TYPES.join(', ')}.`).optional(),
});
export type MessageQuery = z.infer<typeof MessageQuery>;

/** The inbox, newest first. */
export const MessageList = Page.extend({
  messages: z.array(AdminMessage),
  /** How many the search and the type leave in each state. */
  counts: z.record(MessageStatusField, z.int()) satisfies z.ZodType<Record<MessageStatus, number>>,
});
export type MessageList = z.infer<typeof MessageList>;

/** Query: `MessageQuery`. With `Accept: text/csv` all of them as CSV. */
export const getAdminMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  status: 200,
  request: z.undefined(),
  response: MessageList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});

/** One message with what happened to it. */
export const MessageDetail = AdminMessage.extend({
  /** Oldest first. */
  replies: z.array(
    z.object({
      id: z.uuid(),
      /** An administrator's address. */
      author: z.string(),
      text: z.string(),
      created_at: z.string(),
      /** Null when the mail is no longer kept. */
      mail_status: z.enum(MAIL_STATUSES).nullable(),
    }),
  ),
  /** What administrators did with it, newest first. */
  history: z.array(AuditEntry),
  /** How many messages came from the same address, this one included. */
  messages_from_sender: z.int(),
  /** Null when the address is not on the newsletter's list. */
  newsletter: z
    .object({ status: z.enum(SUBSCRIPTION_STATUSES), topics: z.array(z.string()) })
    .nullable(),
});
export type MessageDetail = z.infer<typeof MessageDetail>;

/** One message, by its id or its reference. */
export const getAdminMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  status: 200,
  request: z.undefined(),
  response: MessageDetail,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** The version that was on the screen. Left out, the change is made whatever others did. */
export const SeenVersion = z
  .int('This must be a whole number.')
  .min(1, 'There is no such version.')
  .max(VERSION_MAX, 'There is no such version.')
  .optional();

/** A change of state, of the notes, or of both. The notes are replaced as a whole. */
export const MessageChangeRequest = body({
  status: MessageStatusField.optional(),
  notes: storableText
    .max(INBOX_LIMITS.notesMax, `Please keep notes under ${INBOX_LIMITS.notesMax} characters.`)
    .optional(),
  version: SeenVersion,
}).refine(({ status, notes }) => status !== undefined || notes !== undefined, {
  path: ['status'],
  error: 'Send a status, notes, or both.',
});
export type MessageChangeRequest = z.infer<typeof MessageChangeRequest>;

/** Changes a message. 409 when somebody else changed it after `version`. */
export const patchAdminMessage = endpoint({
  method: 'PATCH',
  path: '/api/admin/messages/:id',
  status: 200,
  request: MessageChangeRequest,
  response: AdminMessage,
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict', 'invalid_request'],
});

/** A reply and the state in which it leaves the message. */
export const ReplyRequest = body({
  text: longText(INBOX_LIMITS.replyMax, {
    required: 'Please write a reply.',
    tooLong: `Please keep the reply under ${INBOX_LIMITS.replyMax} characters.`,
    unreadable: 'The reply holds characters that cannot be stored.',
  }),
  status: z.enum(['open', 'closed'], 'Choose open or closed.').default('open'),
  version: SeenVersion,
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

/** Queues a mail to the visitor; what is answered to it comes to the team. */
export const postAdminReply = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/reply',
  status: 201,
  request: ReplyRequest,
  response: MessageDetail,
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict', 'invalid_request'],
});

/** How many messages are gone. */
export const ErasedSender = z.object({ messages: z.int().min(0) });
export type ErasedSender = z.infer<typeof ErasedSender>;

/**
 * Erases this message and every other from the same address, with notes, replies and mails. The
 * newsletter is apart: it is left and erased by its owner's link or by `cli subscribers erase`.
 */
export const postAdminMessageErase = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/erase',
  status: 200,
  request: z.undefined(),
  response: ErasedSender,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});
