import { keyedHash } from '../http/request/keyed-hash';

/** What is kept of an erased address, in canonical form. Another secret knows no address of before. */
export function hashAddress(secret: string, email: string): string {
  return keyedHash(secret, 'subscriptions: erased addresses', email).toString('hex');
}
