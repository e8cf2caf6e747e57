import { createHmac } from 'node:crypto';
import {
  countTry,
  forgetTries,
  forgiveTry,
  isKeyRemembered,
  rememberKey,
  type SlowDown,
} from '../../db/accounts/login-attempts';
import type { Db } from '../../db/connect';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/limits/durations';

const PAUSES = {
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 15 * MINUTE_MS,
  forgetMs: HOUR_MS,
};
/** One account from one network. */
const CLOSE: SlowDown = { free: 5, ...PAUSES };
/** One account from everywhere it was never used: guessing from many networks at once. */
const FAR: SlowDown = { free: 50, ...PAUSES };
const KNOWN_FOR_MS = 30 * DAY_MS;

/** What tries to sign in are counted under: keyed hashes that name neither account nor network. */
export interface LoginKeys {
  close: string;
  far: string;
  known: string;
}

/** The keys of an account and a network, whether or not there is such an account. */
export function loginKeys(secret: string, email: string, network: string): LoginKeys {
  const keyed = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(`log-in ${parts.join(' ')}`)
      .digest('base64url');
  return {
    close: keyed('close', email, network),
    far: keyed('far', email),
    known: keyed('known', email, network),
  };
}

/** Where a try was counted, and the instant before which there may be none: then it was counted nowhere. */
export interface CountedLogin {
  counted: readonly string[];
  until?: string;
}

/**
 * Counts a try. A network from which the account was used lately is slowed by its own failures only, so
 * strangers cannot lock its owner out.
 */
export async function countLogin(tx: Db, keys: LoginKeys, now: Date): Promise<CountedLogin> {
  const close = await countTry(tx, keys.close, now, CLOSE);
  if (close !== undefined) return { counted: [], until: close };
  if (await isKeyRemembered(tx, keys.known, now)) return { counted: [keys.close] };
  const far = await countTry(tx, keys.far, now, FAR);
  if (far === undefined) return { counted: [keys.close, keys.far] };
  await forgiveTry(tx, keys.close, now);
  return { counted: [], until: far };
}

/** Takes a try back, where it was counted, that was never looked at or came to nothing by our fault. */
export async function forgiveLogin(tx: Db, { counted }: CountedLogin, now: Date): Promise<void> {
  for (const key of counted) await forgiveTry(tx, key, now);
}

/** The try was good: the network is known from now on and starts anew. */
export async function noteLogin(
  tx: Db,
  keys: LoginKeys,
  { counted }: CountedLogin,
  now: Date,
): Promise<void> {
  await forgetTries(tx, keys.close);
  if (counted.includes(keys.far)) await forgiveTry(tx, keys.far, now);
  await rememberKey(tx, keys.known, now, KNOWN_FOR_MS);
}

/** Somebody who was not counted. */
export const UNCOUNTED: CountedLogin = { counted: [] };
