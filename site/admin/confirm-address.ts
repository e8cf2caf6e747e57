import type { postAuthConfirm, Session } from '../../services/contracts/auth';
import { type CallResult, call } from '../api/call';
import { linkToken } from './link-token';
import { keepSession } from './session';

/** Redeems the link of a confirmation mail, if one led here; signs in with what comes back. */
export async function confirmAddress(offline: string): Promise<CallResult<Session> | undefined> {
  const token = linkToken();
  if (token === undefined) return undefined;
  const result = await call<typeof postAuthConfirm>(
    'POST',
    '/api/auth/confirm',
    { token },
    offline,
  );
  if (result.ok) keepSession(result.value);
  return result;
}
