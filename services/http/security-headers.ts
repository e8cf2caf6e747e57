import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Pages } from '../pages/open-pages';

/** An answer of the API is data: whatever is in it, a browser runs, loads and frames nothing. */
export const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': API_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};
/** A year. Not for subdomains, which may be somebody else's. */
const ENCRYPTED_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Whether visitors reach an origin by https. */
export function isEncrypted(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** What an answer tells the browser not to do, by name. */
export function safetyOf(publicUrl: string): Record<string, string> {
  return { ...HEADERS, ...(isEncrypted(publicUrl) && ENCRYPTED_ONLY) };
}

/** Puts on an answer what it tells the browser not to do; pages replace the policy by their own. */
export function securityHeaders(publicUrl: string): (response: ServerResponse) => void {
  const headers = Object.entries(safetyOf(publicUrl));
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** HTML that a route wrote or filled in gets the policy of the page at its address. */
export function pagePolicy(pages: Pages): Middleware {
  return async (ctx, next) => {
    await next();
    const isUnset = ctx.response.get('Content-Security-Policy') === API_POLICY;
    if (isUnset && ctx.response.is('html')) {
      ctx.set('Content-Security-Policy', pages.policyOf(ctx.path));
    }
  };
}
