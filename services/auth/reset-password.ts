import { recordAudit } from '../../db/accounts/audit-log';
import { insertEmailToken, takeEmailToken } from '../../db/accounts/email-tokens';
import { endSessionsOf } from '../../db/accounts/sessions';
import { findUserByEmail, resetPassword } from '../../db/accounts/users';
import type { Db } from '../../db/connect';
import { instantAfter } from '../../db/instant';
import { enqueueEmail } from '../../db/outbox/outbox';
import { storeEach } from '../../db/writes/writer';
import type { ResetConfirmRequest, Session } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import { HOUR_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { hashToken, newLinkToken } from '../http/request/secret-token';
import { mayWriteTo } from '../outbox/mailbox-limit';
import { hashChosen } from './hash-chosen';
import { resetLetter } from './letters';
import { openSession } from './sessions';
import { loginKeys, noteLogin, UNCOUNTED } from './slow-down';

const LINK_MS = HOUR_MS;
/** Mails to one address within the life of a link, whoever asks for them. */
const LINKS_MAX = 3;

/** Mails a link to choose a new password. For an address without account it does all but the mail. */
export function resetRequester(deps: Deps): (email: string) => Promise<void> {
  const writer = storeEach((tx, email: string) => store(deps, tx, email));
  return async (email) => {
    await deps.writes.write(writer, email);
    deps.wakeOutbox();
  };
}

async function store(deps: Deps, tx: Db, email: string): Promise<void> {
  const now = deps.now();
  const created_at = now.toISOString();
  const expires_at = instantAfter(now, LINK_MS);
  const { token, hash } = newLinkToken();
  const link = {
    hash,
    purpose: 'reset' as const,
    email,
    password_hash: null,
    created_at,
    expires_at,
  };
  if (!(await insertEmailToken(tx, link, LINKS_MAX))) return;
  const user = await findUserByEmail(tx, email);
  if (!user) return;
  // Accounts that nobody confirmed anybody can make, for every spelling of a mailbox. The owner of a
  // confirmed one must get the link, however many mails strangers have caused.
  if (!user.confirmed_at && !(await mayWriteTo(deps, tx, email))) return;
  const letter = resetLetter(deps, { recipient: email, token, expiresAt: expires_at });
  await enqueueEmail(tx, letter, created_at);
}

type Confirm = (request: ResetConfirmRequest, network: string) => Promise<Session>;

/**
 * Sets a new password, ends every session of the account and signs in.
 * @throws AppError `expired_link` for a token that was used, has expired or never was.
 */
export function resetConfirmer(deps: Deps): Confirm {
  const writer = storeEach((tx, reset: HashedReset) => setPassword(deps, tx, reset));
  return async ({ token, password }, network) => {
    const hash = hashToken(token);
    const password_hash = await hashChosen(deps, { hash, purpose: 'reset' }, password);
    const session =
      password_hash && (await deps.writes.write(writer, { hash, password_hash, network }));
    if (session) return session;
    throw new AppError('expired_link', say.expiredLink);
  };
}

interface HashedReset {
  hash: string;
  password_hash: string;
  network: string;
}

async function setPassword(
  deps: Deps,
  tx: Db,
  { hash, password_hash, network }: HashedReset,
): Promise<Session | undefined> {
  const now = deps.now();
  const at = now.toISOString();
  const link = await takeEmailToken(tx, { hash, purpose: 'reset' }, at);
  const user = link && (await resetPassword(tx, { email: link.email, password_hash }, at));
  if (!user) return undefined;
  await endSessionsOf(tx, user.id, at);
  await recordAudit(tx, { actor: user.id, action: 'password.reset', subject: user.id, at: now });
  // Whoever reads the mailbox is the owner, also where strangers have used up all tries.
  await noteLogin(tx, loginKeys(deps.secret, user.email, network), UNCOUNTED, now);
  return openSession(deps, tx, user.id);
}
