import type { postAuthLogout } from '../../services/contracts/auth';
import { call } from '../api/call';
import { keepSession, keptSession } from './session';

/** Forgets the session here, and has the service forget it when it can be reached. */
export async function signOut(offline: string): Promise<void> {
  const session = keptSession();
  keepSession(undefined);
  if (!session) return;
  await call<typeof postAuthLogout>('POST', '/api/auth/logout', undefined, offline, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
}
