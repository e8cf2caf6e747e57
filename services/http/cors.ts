import type { Middleware } from 'koa';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Device-Id, X-Request-Id';
const ANSWER_HEADERS = 'Content-Disposition, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = 600;

/** Lets pages of the listed origins call the API. Others get no header, so their browser refuses. */
export function cors(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (origins.length === 0 || !ctx.path.startsWith('/api/')) return next();
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origins.includes(origin)) return next();

    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Access-Control-Expose-Headers', ANSWER_HEADERS);
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();

    ctx.set('Access-Control-Allow-Methods', METHODS);
    ctx.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
    ctx.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    ctx.status = 204;
  };
}
