import { z } from 'zod';
import { endpoint } from '../endpoint';

/** What was granted. A new access token carries it: renew the session. */
export const AdminGrant = z.object({ role: z.literal('admin') });
export type AdminGrant = z.infer<typeof AdminGrant>;

/** The account named by `SUPPORT_EMAIL` makes itself an administrator. Safe to repeat. */
export const postAdminGrant = endpoint({
  method: 'POST',
  path: '/api/admin/grant',
  status: 201,
  request: z.undefined(),
  response: AdminGrant,
  errors: ['unauthorized', 'forbidden', 'storage_full'],
});
