import { z } from 'zod';
import { MessageStatusField, SeenVersion } from './admin-messages';
import { endpoint } from './endpoint';
import { INBOX_LIMITS } from './limits';

/** One state for many messages, each as it was seen. */
export const MessagesChangeRequest = z.object(
  {
    status: MessageStatusField,
    messages: z
      .array(
        z.object({ id: z.uuid('This must be a UUID.'), version: SeenVersion }, 'Send an object.'),
        'Send a list.',
      )
      .min(1, 'Name at least one message.')
      .max(INBOX_LIMITS.atOnceMax, `Name at most ${INBOX_LIMITS.atOnceMax} messages.`),
  },
  'Send a JSON object.',
);
export type MessagesChangeRequest = z.infer<typeof MessagesChangeRequest>;

/** How many have the state now; those that somebody else has changed meanwhile, or erased, are left. */
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
