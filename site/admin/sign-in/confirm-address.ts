import type { postAuthConfirm, Session } from '../../../services/contracts/auth';
import { type CallResult, call } from '../../api/call';
import { keepSession } from '../session';
import { linkToken } from './link-token';
import { forgetSignUp, isOwnSignUp } from './sign-up-mark';

/** What became of a link: an answer, or a token that wants a password first. */
export type Confirmation =
  | { result: CallResult<Session> }
  /** Of a sign-up in another browser, perhaps a stranger's: its password must not count. */
  | { foreign: string };

/** Redeems the link of a confirmation mail, if one led here; signs in with what comes back. */
export async function confirmAddress(offline: string): Promise<Confirmation | undefined> {
  const link = linkToken();
  if (link === undefined) return undefined;
  if (!isOwnSignUp(link.mark)) return { foreign: link.token };
  return { result: await redeem({ token: link.token }, offline) };
}

/** Sends a token, with the password that its owner has chosen where there is one. */
export async function redeem(
  link: { token: string; password?: string },
  offline: string,
): Promise<CallResult<Session>> {
  const result = await call<typeof postAuthConfirm>('POST', '/api/auth/confirm', link, offline);
  if (result.ok) {
    forgetSignUp();
    keepSession(result.value);
  }
  return result;
}
