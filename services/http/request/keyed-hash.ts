import { createHmac, hkdfSync } from 'node:crypto';

/**
 * The hash of a text under a key of its own for each use, derived from our secret: nobody without that can try
 * texts against it. Another secret makes other hashes.
 */
export function keyedHash(secret: string, use: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return createHmac('sha256', key).update(text).digest();
}
