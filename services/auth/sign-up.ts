import { randomUUID } from 'node:crypto';
import { insertEmailToken, takeEmailToken } from '../../db/accounts/email-tokens';
import { confirmUser, findUserByEmail, insertUser } from '../../db/accounts/users';
import type { Db } from '../../db/connect';
import { instantAfter } from '../../db/instant';
import { enqueueEmail } from '../../db/outbox/outbox';
import { storeEach } from '../../db/writes/writer';
import type { ConfirmRequest, Session, SignupRequest } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import { DAY_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { hashToken, newLinkToken } from '../http/request/secret-token';
import { mayWriteTo } from '../outbox/mailbox-limit';
import { hashChosen } from './hash-chosen';
import { accountExistsLetter, confirmLetter } from './letters';
import { openSession } from './sessions';

const LINK_MS = DAY_MS;
/** Mails to one address within the life of a link, whoever asks for them. */
const LINKS_MAX = 3;

/**
 * Makes accounts. Everything that can be seen from outside is the same whether or not the address
 * has an account; its mailbox learns which. A password counts only once the link that was mailed
 * for it is used, so nobody can leave a password in an account that its owner confirms later with
 * another link. Where the link is used in another browser, the site asks for the password anew.
 */
export function signUp(deps: Deps): (request: SignupRequest) => Promise<void> {
  const writer = storeEach((tx, signup: HashedSignup) => store(deps, tx, signup));
  return async ({ email, password, mark }) => {
    const password_hash = await deps.passwords.hash(password);
    await deps.writes.write(writer, { email, password_hash, mark });
    deps.wakeOutbox();
  };
}

interface HashedSignup extends Pick<SignupRequest, 'email' | 'mark'> {
  password_hash: string;
}

async function store(deps: Deps, tx: Db, signup: HashedSignup): Promise<void> {
  const { email, password_hash, mark } = signup;
  const now = deps.now();
  const created_at = now.toISOString();
  await insertUser(tx, { id: randomUUID(), email, password_hash, confirmed_at: null, created_at });

  const { token, hash } = newLinkToken();
  const expires_at = instantAfter(now, LINK_MS);
  const link = { hash, purpose: 'signup' as const, email, password_hash, created_at, expires_at };
  if (!(await insertEmailToken(tx, link, LINKS_MAX))) return;
  if (!(await mayWriteTo(deps, tx, email))) return;

  const user = await findUserByEmail(tx, email);
  const letter = user?.confirmed_at
    ? accountExistsLetter(deps, email)
    : confirmLetter(deps, { recipient: email, token, expiresAt: expires_at }, mark);
  await enqueueEmail(tx, letter, created_at);
}

/**
 * Confirms addresses and signs in. The password that comes with the token counts, else that of the sign-up.
 * @throws AppError `expired_link` for a token that was used, has expired or never was.
 */
export function signUpConfirmer(deps: Deps): (request: ConfirmRequest) => Promise<Session> {
  const writer = storeEach((tx, link: ConfirmedLink) => confirm(deps, tx, link));
  return async ({ token, password }) => {
    const hash = hashToken(token);
    const chosen =
      password === undefined
        ? undefined
        : await hashChosen(deps, { hash, purpose: 'signup' }, password);
    const isOfUse = password === undefined || chosen !== undefined;
    const session = isOfUse && (await deps.writes.write(writer, { hash, chosen }));
    if (session) return session;
    throw new AppError('expired_link', say.expiredLink);
  };
}

interface ConfirmedLink {
  hash: string;
  /** Hash of the password that came with the link. */
  chosen: string | undefined;
}

async function confirm(
  deps: Deps,
  tx: Db,
  { hash, chosen }: ConfirmedLink,
): Promise<Session | undefined> {
  const now = deps.now().toISOString();
  const link = await takeEmailToken(tx, { hash, purpose: 'signup' }, now);
  const password_hash = chosen ?? link?.password_hash;
  const user =
    link && password_hash && (await confirmUser(tx, { email: link.email, password_hash }, now));
  return user ? openSession(deps, tx, user.id) : undefined;
}
