import { ANALYTICS_LIMITS as limits } from '../contracts/limits';
import { cut } from './cut';

const SCHEMES = ['http:', 'https:', 'android-app:'];

/**
 * Where a visitor came from, as scheme, host and path; queries and fragments can hold what people
 * searched for or secrets. Null for our own pages and for what is no address.
 */
export function outsideReferrer(
  given: string | null | undefined,
  ownHosts: ReadonlySet<string>,
): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, host, pathname } = new URL(given);
  if (!SCHEMES.includes(protocol) || host === '' || ownHosts.has(host)) return null;
  return cut(`${protocol}//${host}${pathname}`, limits.referrerMax);
}
