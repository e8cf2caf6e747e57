import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps';
import { keyedHash } from '../http/request/keyed-hash';

type Signing = Pick<Deps, 'secret' | 'now'>;

const FORM = /^([0-9a-z]{1,9})\.([\w-]{43})$/;
/** Clocks of several machines may differ by so much. */
const LEEWAY_MS = 5_000;

/** A word of ours on when a form was first touched: the time and its signature. Says nothing of anybody. */
export function issueFormToken(signing: Signing): string {
  const time = signing.now().getTime().toString(36);
  return `${time}.${signatureOf(signing, time)}`;
}

/** How many milliseconds ago a token was issued; undefined when it is not one of ours. */
export function formTokenAge(signing: Signing, token: string): number | undefined {
  const [, time = '', signature = ''] = FORM.exec(token) ?? [];
  const wanted = Buffer.from(signatureOf(signing, time));
  if (signature.length !== wanted.length) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), wanted)) return undefined;
  const ageMs = signing.now().getTime() - Number.parseInt(time, 36);
  return ageMs < -LEEWAY_MS ? undefined : Math.max(0, ageMs);
}

function signatureOf({ secret }: Signing, time: string): string {
  return keyedHash(secret, 'contact form token', time).toString('base64url');
}
