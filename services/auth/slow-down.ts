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
import { AppError } from '../errors';

const MINUTE_MS = 60_000;
const PAUSES = {
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 15 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};
/** One account from one network. */
const CLOSE: SlowDown = { free: 5, ...PAUSES };
/** One account from everywhere it was never used: guessing from many networks at once. */
const FAR: SlowDown = { free: 50, ...PAUSES };
const KNOWN_FOR_MS = 30 * 24 * 60 * MINUTE_MS;

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

/**
 * Counts a try; returns the instant before which there may be none. A network from which the account
 * was used lately is slowed by its own failures only, so strangers cannot lock its owner out.
 */
export async function countLogin(tx: Db, keys: LoginKeys, now: Date): Promise<string | undefined> {
  const close = await countTry(tx, keys.close, now, CLOSE);
  if (close !== undefined || (await isKeyRemembered(tx, keys.known, now))) return close;
  return countTry(tx, keys.far, now, FAR);
}

/** Takes a counted try back that was never looked at. */
export async function forgiveLogin(tx: Db, keys: LoginKeys): Promise<void> {
  await forgiveTry(tx, keys.close);
  await forgiveTry(tx, keys.far);
}

/** The try was good: the network is known from now on and starts anew. */
export async function noteLogin(tx: Db, keys: LoginKeys, now: Date): Promise<void> {
  await forgetTries(tx, keys.close);
  if (!(await isKeyRemembered(tx, keys.known, now))) await forgiveTry(tx, keys.far);
  await rememberKey(tx, keys.known, now, KNOWN_FOR_MS);
}

/** Refuses a try until an instant. */
export function tooManyTries(until: string, now: Date): AppError {
  const seconds = Math.max(Math.ceil((Date.parse(until) - now.getTime()) / 1000), 1);
  return new AppError('rate_limited', `Too many tries. Please wait ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
