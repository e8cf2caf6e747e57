import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { Log } from '../log';
import { requestIdOf } from './request-id';

/** Paths whose every call would drown the rest; logged at `debug`. */
const FREQUENT = ['/api/health', '/api/health/ready', '/api/analytics/events'];

/** One line a call: method, route, status, time. The route, not the address, which may name somebody. */
export function accessLog(log: Log): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const { _matchedRoute: route } = ctx as Partial<RouterContext>;
    if (route === undefined && !ctx.path.startsWith('/api/')) return;
    const level = FREQUENT.includes(String(route)) && ctx.status < 500 ? 'debug' : 'info';
    log[level](
      {
        requestId: requestIdOf(ctx.res),
        status: ctx.status,
        ms: Math.round(performance.now() - start),
      },
      `${ctx.method} ${route ?? '(no such route)'}`,
    );
  };
}
