import { ANALYTICS_LIMITS as limits } from '../contracts/limits/analytics';
import { remember } from '../remember';

const SCHEMES = ['http:', 'https:', 'android-app:'];

/**
 * Where a visitor came from, as scheme and host; the rest of an address can hold what people searched
 * for, or secrets. Null for our own pages and for what is no address.
 */
export function outsideReferrer(
  given: string | null | undefined,
  ownHosts: ReadonlySet<string>,
): string | null {
  const origin = given ? originOf(given) : NOWHERE;
  return ownHosts.has(origin.host) ? null : origin.referrer;
}

interface Origin {
  host: string;
  referrer: string | null;
}

const NOWHERE: Origin = { host: '', referrer: null };

const originOf = remember((given): Origin => {
  if (!URL.canParse(given)) return NOWHERE;
  const { protocol, host } = new URL(given);
  if (!SCHEMES.includes(protocol) || host === '') return NOWHERE;
  const referrer = `${protocol}//${host}/`;
  return { host, referrer: referrer.length <= limits.referrerMax ? referrer : null };
});
