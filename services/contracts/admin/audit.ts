import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Page } from '../page';

/** A privileged act. */
export const AuditEntry = z.object({
  id: z.uuid(),
  created_at: z.string(),
  /** A user's id; `cli` for the command line, `service` for the service itself. */
  actor: z.string(),
  /** The user's address, while there is one. */
  actor_email: z.string().nullable(),
  /** Thing and verb, as in `message.change`. */
  action: z.string(),
  /** Id of what it was done to. */
  subject: z.string().nullable(),
  /** An account's address or a message's reference, while there is one. */
  subject_name: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  /** JSON, without personal data. */
  details: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first. */
export const AuditList = Page.extend({ entries: z.array(AuditEntry) });
export type AuditList = z.infer<typeof AuditList>;

/** Query: `SearchQuery`, words of the actor, the action, the subject and the details. With `Accept: text/csv` all of them as CSV. */
export const getAdminAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  status: 200,
  request: z.undefined(),
  response: AuditList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});
