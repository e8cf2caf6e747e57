import { z } from 'zod';
import { endpoint } from '../endpoint';
import { MAIL_STATUSES, type MailStatus } from '../limits/inbox';
import { Page, SearchQuery } from '../page';

const Status = z.enum(MAIL_STATUSES, `Choose one of ${MAIL_STATUSES.join(', ')}.`);

/** A mail as administrators see it: without its text, which may hold a secret link. */
export const AdminEmail = z.object({
  id: z.uuid(),
  /** Name of the text it was made from. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: Status,
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  /** When the next try may begin. */
  due_at: z.string(),
  sent_at: z.string().nullable(),
});
export type AdminEmail = z.infer<typeof AdminEmail>;

/** `q` finds words of recipient, subject and kind. */
export const OutboxQuery = SearchQuery.extend({ status: Status.optional() });
export type OutboxQuery = z.infer<typeof OutboxQuery>;

/** Newest first. */
export const OutboxList = Page.extend({
  emails: z.array(AdminEmail),
  /** How many the search leaves in each state. */
  counts: z.record(Status, z.int()) satisfies z.ZodType<Record<MailStatus, number>>,
});
export type OutboxList = z.infer<typeof OutboxList>;

/** Query: `OutboxQuery`. With `Accept: text/csv` all of them as CSV. */
export const getAdminOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  status: 200,
  request: z.undefined(),
  response: OutboxList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});

/** Makes an unsent mail due now, with all its tries before it. 409 for one that went out. */
export const postAdminOutboxRetry = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
  status: 200,
  request: z.undefined(),
  response: AdminEmail,
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict'],
});

/** Lets go of a mail that was given up: it never goes out. 409 for one that was not. */
export const postAdminOutboxDiscard = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/:id/discard',
  status: 204,
  request: z.undefined(),
  response: z.undefined(),
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict'],
});
