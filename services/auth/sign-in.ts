import { findPendingPassword } from '../../db/accounts/email-tokens';
import { findUserByEmail, isPasswordStill } from '../../db/accounts/users';
import type { Db } from '../../db/connect';
import type { UserRow } from '../../db/tables/accounts';
import { storeEach } from '../../db/writer';
import type { LoginRequest, Session } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { openSession } from './sessions';
import {
  countLogin,
  forgiveLogin,
  type LoginKeys,
  loginKeys,
  noteLogin,
  tooManyTries,
} from './slow-down';

type SignIn = (request: LoginRequest, network: string) => Promise<Session>;

/**
 * Signs in. A try that fails does the same work and gets the same answer whether or not the address
 * has an account; so does one with the password of a sign-up that waits for its link, which is kept
 * for known addresses too.
 * @throws AppError `wrong_credentials`, `unconfirmed`, or `rate_limited` after too many tries.
 */
export function signIn(deps: Deps): SignIn {
  const { config, db, now, passwords, secret, writes } = deps;
  const counting = storeEach((tx, keys: LoginKeys) => countLogin(tx, keys, now()));
  const forgiving = storeEach(forgiveLogin);
  const opening = storeEach(async (tx, { keys, user }: { keys: LoginKeys; user: UserRow }) => {
    // While it was compared somebody may have set another, which signs everybody out.
    if (!(await isPasswordStill(tx, user))) return undefined;
    await noteLogin(tx, keys, now());
    return openSession(deps, tx, user.id);
  });

  async function examine(email: string, password: string) {
    const { user, pending } = await readAccount(db, email, now());
    const place = await passwords.match(password, [user?.password_hash, pending]);
    if (place === 0 && user) return user;
    return place === 1 ? 'unconfirmed' : 'wrong';
  }

  return async ({ email, password }, network) => {
    const keys = loginKeys(secret, email, network);
    const until = config.rateLimits ? await writes.write(counting, keys) : undefined;
    if (until !== undefined) throw tooManyTries(until, now());

    const verdict = await examine(email, password).catch(async (error: unknown) => {
      // Most of all where too many were signing in: nobody has looked at the password.
      await writes.write(forgiving, keys);
      throw error;
    });
    if (verdict === 'unconfirmed') throw new AppError('unconfirmed', say.unconfirmed);
    const session = verdict !== 'wrong' && (await writes.write(opening, { keys, user: verdict }));
    if (session) return session;
    throw new AppError('wrong_credentials', say.wrongCredentials, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  };
}

/** The account, if it is confirmed, and the password of a sign-up that waits for its link. */
async function readAccount(db: Db, email: string, now: Date) {
  const user = await findUserByEmail(db, email);
  const pending = await findPendingPassword(db, email, now.toISOString());
  return { user: user?.confirmed_at ? user : undefined, pending };
}
