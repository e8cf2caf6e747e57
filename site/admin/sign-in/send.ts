import type {
  postAuthLink,
  postAuthLogin,
  postAuthReset,
  postAuthResetConfirm,
  postAuthSignup,
} from '../../../services/contracts/auth';
import { type CallResult, call, type FormFault } from '../../api/call';
import { keepSession } from '../session';
import { redeem } from './confirm-address';
import { markSignUp } from './sign-up-mark';

/** What the service says of a link that was used or has expired. */
const LINK_IS_OVER = 410;

/**
 * What the form is for: log in, sign up, confirm that one signed up, ask for a link, choose a new
 * password.
 */
export type Mode = 'login' | 'signup' | 'confirm' | 'reset' | 'renew';

/** What was typed, and the token of the link that led here. */
export interface Typed {
  email: string;
  password: string;
  token: string;
}

/** Sends the form. Where the answer is a session, it is kept. */
export async function send(
  mode: Mode,
  { email, password, token }: Typed,
  offline: string,
): Promise<CallResult<unknown>> {
  switch (mode) {
    case 'signup':
      return call<typeof postAuthSignup>(
        'POST',
        '/api/auth/signup',
        { email, password, mark: markSignUp() },
        offline,
      );
    case 'confirm':
      return redeem({ token, password }, offline);
    case 'reset':
      return call<typeof postAuthReset>('POST', '/api/auth/reset', { email }, offline);
    case 'login':
      return kept(
        await call<typeof postAuthLogin>('POST', '/api/auth/login', { email, password }, offline),
      );
    case 'renew':
      return kept(
        await call<typeof postAuthResetConfirm>(
          'POST',
          '/api/auth/reset/confirm',
          { token, password },
          offline,
        ),
      );
  }
}

function kept(result: CallResult<Parameters<typeof keepSession>[0]>): CallResult<unknown> {
  if (result.ok) keepSession(result.value);
  return result;
}

/** Why a link that asks for a password is of no use any more; undefined while it is, and where nobody can tell. */
export async function lookAtLink(
  token: string,
  purpose: 'reset' | 'signup',
  offline: string,
): Promise<FormFault | undefined> {
  const link = { token, purpose };
  const result = await call<typeof postAuthLink>('POST', '/api/auth/link', link, offline);
  return !result.ok && result.error.status === LINK_IS_OVER ? result.error : undefined;
}
