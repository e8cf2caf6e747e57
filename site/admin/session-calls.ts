import type { postAuthLogout, postAuthRefresh, Session } from '../../services/contracts/auth';
import { type CallResult, call } from '../api/call';

/** Asks for a new session in the place of one that has run out. Its refresh token serves once. */
export function renew({ refresh_token }: Session): Promise<CallResult<Session>> {
  return call<typeof postAuthRefresh>('POST', '/api/auth/refresh', { refresh_token }, '');
}

/** Has the service forget a session, when it can be reached. */
export async function logOut({ access_token }: Session): Promise<void> {
  await call<typeof postAuthLogout>('POST', '/api/auth/logout', undefined, '', {
    headers: { authorization: `Bearer ${access_token}` },
  });
}
