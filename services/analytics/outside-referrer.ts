import { ANALYTICS_LIMITS as limits } from '../contracts/limits';

const SCHEMES = ['http:', 'https:', 'android-app:'];

/**
 * Where a visitor came from, as scheme and host; the rest of an address can hold what people searched
 * for, or secrets. Null for our own pages and for what is no address.
 */
export function outsideReferrer(
  given: string | null | undefined,
  ownHosts: ReadonlySet<string>,
): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, host } = new URL(given);
  if (!SCHEMES.includes(protocol) || host === '' || ownHosts.has(host)) return null;
  const referrer = `${protocol}//${host}/`;
  return referrer.length <= limits.referrerMax ? referrer : null;
}
