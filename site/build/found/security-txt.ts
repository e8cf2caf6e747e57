import { DAY_MS } from '../../../services/contracts/limits/durations';

const VALID_DAYS = 364;

/**
 * Whom to tell of a weakness (RFC 9116). It expires within a year, as the RFC asks, so every build
 * renews it.
 * @param contact an e-mail address
 */
export function securityTxt(origin: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
