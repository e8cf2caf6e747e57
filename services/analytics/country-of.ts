import type { IncomingHttpHeaders } from 'node:http';

/** What proxies and content networks call the header in which they name the visitor's country. The proxies of `deploy/` drop them. */
export const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'fastly-geo-country',
  'x-country-code',
];
/** Cloudflare's words for "not known" and for the Tor network. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ']);

/**
 * The visitor's country as ISO 3166 code. Only a trusted proxy is believed: without one anybody could
 * send the header, and no address is looked up here.
 */
export function countryOf(headers: IncomingHttpHeaders, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null;
  const named = COUNTRY_HEADERS.map((name) => String(headers[name] ?? '').toUpperCase()).find(
    (value) => /^[A-Z]{2}$/.test(value),
  );
  return named === undefined || NO_COUNTRY.has(named) ? null : named;
}
