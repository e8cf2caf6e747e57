import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A token that nobody can guess, and the form in which it is kept. */
export interface SecretToken {
  /** Given away once, stored nowhere. */
  token: string;
  hash: string;
}

/** Makes a token of 256 random bits. */
export function newToken(): SecretToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 in hex. Enough, since there is nothing to guess in a random token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
