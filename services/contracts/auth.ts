import { z } from 'zod';
import { body } from './body';
import { EmailAddress } from './email';
import { endpoint } from './endpoint';
import { PASSWORD_LIMITS as limits, PASSWORD_SENTENCES as say } from './limits/accounts';
import { textOr } from './text';

/** Half a surrogate pair: different ones become the same bytes, so they are no secret. */
const BROKEN = /\p{Surrogate}/u;

/** A password to be set. Counted in bytes, since bcrypt ignores everything after the 72nd. */
export const NewPassword = textOr(say.required)
  .min(1, { error: say.required, abort: true })
  .refine((text) => Buffer.byteLength(text) >= limits.minBytes, {
    error: say.tooShort,
    abort: true,
  })
  .refine((text) => Buffer.byteLength(text) <= limits.maxBytes, { error: say.tooLong, abort: true })
  .refine((text) => !BROKEN.test(text), say.unreadable);

/** Random, from a mail or an earlier answer. Whether it is good is not for the schema to say. */
const Token = textOr('The token is missing.').min(1, 'The token is missing.');

/** Somebody who is signed in. */
export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  roles: z.array(z.enum(['admin'])),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** A session as the client keeps it. */
export const Session = z.object({
  /** Sent as `Authorization: Bearer …`. */
  access_token: z.string(),
  /** Good once; the next one comes with the next session. */
  refresh_token: z.string(),
  /** Seconds that the access token is good for (RFC 6749 §5.1). */
  expires_in: z.int().min(1),
  /** The same as an instant. */
  expires_at: z.iso.datetime(),
  token_type: z.literal('bearer'),
  user: SessionUser,
});
export type Session = z.infer<typeof Session>;

/** Random, of the browser that signs up. */
const Mark = z
  .string(say.unreadable)
  .regex(/^[\w-]{8,64}$/, say.unreadable)
  .optional();

/**
 * An address and the password that it is to have. The `mark` stands in the mailed link, so that the page
 * behind it knows the browser that asked for it.
 */
export const SignupRequest = body({ email: EmailAddress, password: NewPassword, mark: Mark });
export type SignupRequest = z.infer<typeof SignupRequest>;

/** Said whether or not the address has an account. */
export const Accepted = z.object({ status: z.literal('accepted') });
export type Accepted = z.infer<typeof Accepted>;

/** Makes an account that waits for its address to be confirmed. */
export const postAuthSignup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  status: 202,
  request: SignupRequest,
  response: Accepted,
  errors: ['invalid_request', 'rate_limited', 'storage_full'],
});

/**
 * The token of a link. With a `password` it is that which counts; without, the one of the sign-up, which
 * only somebody should send who knows that it is theirs.
 */
export const ConfirmRequest = body({ token: Token, password: NewPassword.optional() });
export type ConfirmRequest = z.infer<typeof ConfirmRequest>;

/** Confirms the address and signs in. */
export const postAuthConfirm = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  status: 200,
  request: ConfirmRequest,
  response: Session,
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** An address and a password as they were typed. */
export const LoginRequest = body({
  email: EmailAddress,
  password: textOr(say.required).min(1, say.required),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Signs in. */
export const postAuthLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  status: 200,
  request: LoginRequest,
  response: Session,
  errors: ['invalid_request', 'wrong_credentials', 'unconfirmed', 'rate_limited', 'storage_full'],
});

/** The refresh token of the latest session. */
export const RefreshRequest = body({ refresh_token: Token });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** Renews a session. A token that comes a second time ends the session on every device that has it. */
export const postAuthRefresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  status: 200,
  request: RefreshRequest,
  response: Session,
  errors: ['invalid_request', 'unauthorized', 'storage_full'],
});

/** Ends this session. */
export const postAuthLogout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  status: 204,
  request: z.undefined(),
  response: z.undefined(),
  errors: ['unauthorized'],
});

/** Who is signed in. */
export const getAuthSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  status: 200,
  request: z.undefined(),
  response: z.object({ user: SessionUser }),
  errors: ['unauthorized'],
});

/** The address of a forgotten password. */
export const ResetRequest = body({ email: EmailAddress });
export type ResetRequest = z.infer<typeof ResetRequest>;

/** Mails a link to choose a new password, if there is an account. */
export const postAuthReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  status: 202,
  request: ResetRequest,
  response: Accepted,
  errors: ['invalid_request', 'rate_limited', 'storage_full'],
});

/** The token of the link and the new password. */
export const ResetConfirmRequest = body({ token: Token, password: NewPassword });
export type ResetConfirmRequest = z.infer<typeof ResetConfirmRequest>;

/** Sets the new password, ends every session and signs in. */
export const postAuthResetConfirm = endpoint({
  method: 'POST',
  path: '/api/auth/reset/confirm',
  status: 200,
  request: ResetConfirmRequest,
  response: Session,
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** The token of a link that asks for a password, and whose password that is. */
export const LinkRequest = body({
  token: Token,
  purpose: z.enum(['reset', 'signup'], 'Choose reset or signup.'),
});
export type LinkRequest = z.infer<typeof LinkRequest>;

/** Whether a link is of use, for its page to say before a password is typed. Uses nothing up. */
export const postAuthLink = endpoint({
  method: 'POST',
  path: '/api/auth/link',
  status: 204,
  request: LinkRequest,
  response: z.undefined(),
  errors: ['invalid_request', 'expired_link'],
});
