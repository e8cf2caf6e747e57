import { findPendingPassword } from '../../db/accounts/email-tokens';
import { findUserByEmail, isPasswordStill } from '../../db/accounts/users';
import type { Db } from '../../db/connect';
import type { UserRow } from '../../db/tables/accounts';
import { storeEach } from '../../db/writes/writer';
import type { LoginRequest, Session } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import type { Deps } from '../deps';
import { AppError, tooManyTries } from '../errors';
import { openSession } from './sessions';
import {
  type CountedLogin,
  countLogin,
  forgiveLogin,
  type LoginKeys,
  loginKeys,
  noteLogin,
  UNCOUNTED,
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
  const forgiving = storeEach((tx, count: CountedLogin) => forgiveLogin(tx, count, now()));
  const opening = storeEach(async (tx, { keys, count, user }: GoodLogin) => {
    // While it was compared somebody may have set another, which signs everybody out.
    if (!(await isPasswordStill(tx, user))) return undefined;
    await noteLogin(tx, keys, count, now());
    return openSession(deps, tx, user.id);
  });

  async function examine(email: string, password: string) {
    const { user, pending } = await readAccount(db, email, now());
    const place = await passwords.match(password, [user?.password_hash, pending]);
    if (place === 0 && user) return user;
    return place === 1 ? 'unconfirmed' : 'wrong';
  }

  async function enter({ email, password }: LoginRequest, keys: LoginKeys, count: CountedLogin) {
    const verdict = await examine(email, password);
    if (typeof verdict === 'string') return verdict;
    return (await writes.write(opening, { keys, count, user: verdict })) ?? 'wrong';
  }

  return async (request, network) => {
    const keys = loginKeys(secret, request.email, network);
    const count = config.rateLimits ? await writes.write(counting, keys) : UNCOUNTED;
    if (count.until !== undefined) throw tooManyTries(Date.parse(count.until) - now().getTime());

    const outcome = await enter(request, keys, count).catch(async (error: unknown) => {
      // Most of all where too many were signing in: nobody has looked at the password. What went wrong first is told.
      await writes.write(forgiving, count).catch(() => {});
      throw error;
    });
    if (outcome === 'unconfirmed') throw new AppError('unconfirmed', say.unconfirmed);
    if (outcome !== 'wrong') return outcome;
    throw new AppError('wrong_credentials', say.wrongCredentials, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  };
}

interface GoodLogin {
  keys: LoginKeys;
  count: CountedLogin;
  user: UserRow;
}

/** The account, if it is confirmed, and the password of a sign-up that waits for its link. */
async function readAccount(db: Db, email: string, now: Date) {
  const user = await findUserByEmail(db, email);
  const pending = await findPendingPassword(db, email, now.toISOString());
  return { user: user?.confirmed_at ? user : undefined, pending };
}
