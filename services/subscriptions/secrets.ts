import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What is kept of an erased address: without our secret nobody can try addresses against it. In
 * canonical form. Another secret makes other hashes, which know no address of before.
 */
export function hashAddress(secret: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'subscriptions: erased addresses', 32));
  return createHmac('sha256', key).update(email).digest('hex');
}
