import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
/** So that a link with it fits on one line of a mail. */
const LINK_BYTES = 24;

/** A token that nobody can guess, and the form in which it is kept. */
export interface SecretToken {
  /** Given away once, stored nowhere. */
  token: string;
  hash: string;
}

/** Makes a token of 256 random bits. */
export function newToken(bytes = BYTES): SecretToken {
  const token = randomBytes(bytes).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Makes one of 192 random bits, to be mailed. */
export function newLinkToken(): SecretToken {
  return newToken(LINK_BYTES);
}

/** SHA-256 in hex. Enough, since there is nothing to guess in a random token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
