import type { Middleware } from 'koa';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Device-Id, X-Request-Id';
const ANSWER_HEADERS = 'Content-Disposition, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = 600;

/** What tells a browser that a page of this origin may read the answer; nothing to those not listed. */
export function corsHeaders(origins: readonly string[], origin = ''): Record<string, string> {
  if (origins.length === 0) return {};
  if (!origins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': ANSWER_HEADERS,
    // A beacon asks without CORS: its answer would be refused, and the visitor's console say so.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** Lets pages of the listed origins call the API. Others get no header, so their browser refuses. */
export function cors(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (origins.length === 0 || !ctx.path.startsWith('/api/')) return next();
    const origin = ctx.get('Origin');
    ctx.set(corsHeaders(origins, origin));
    if (!origins.includes(origin)) return next();
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();

    ctx.set('Access-Control-Allow-Methods', METHODS);
    ctx.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
    ctx.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    ctx.status = 204;
  };
}
