const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

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
