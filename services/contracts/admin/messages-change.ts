import { z } from 'zod';
import { body } from '../body';
import { endpoint } from '../endpoint';
import { INBOX_LIMITS } from '../limits/inbox';
import { MessageStatusField, SeenVersion } from './messages';

const SeenMessage = z.object(
  {
    id: z.uuid('This must be a UUID.').transform((id) => id.toLowerCase()),
    version: SeenVersion,
  },
  'Send an object.',
);

/** One state for many messages, each as it was seen and named once. */
export const MessagesChangeRequest = body({
  status: MessageStatusField,
  messages: z
    .array(SeenMessage, 'Send a list.')
    .min(1, 'Name at least one message.')
    .max(INBOX_LIMITS.atOnceMax, `Name at most ${INBOX_LIMITS.atOnceMax} messages.`)
    .refine((messages) => new Set(messages.map(({ id }) => id)).size === messages.length, {
      error: 'Name each message once.',
    }),
});
export type MessagesChangeRequest = z.infer<typeof MessagesChangeRequest>;

/**
 * How many got another state by this; those that somebody else has changed meanwhile, or erased, are left.
 * Those that had the state already are neither.
 */
export const MessagesChanged = z.object({ changed: z.int().min(0), left: z.int().min(0) });
export type MessagesChanged = z.infer<typeof MessagesChanged>;

/** Changes the state of many messages, as after a wave of spam. */
export const patchAdminMessages = endpoint({
  method: 'PATCH',
  path: '/api/admin/messages',
  status: 200,
  request: MessagesChangeRequest,
  response: MessagesChanged,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});
