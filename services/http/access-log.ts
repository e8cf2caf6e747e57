import type { Middleware } from 'koa';
import type { Log } from '../log';
import { requestIdOf } from './request/request-id';
import { routePathOf } from './request/route-path';

/** Paths whose every call would drown the rest; logged at `debug`. */
const FREQUENT = ['/api/health', '/api/health/ready', '/api/analytics/events'];

/** A call that has been answered. */
interface Call {
  requestId: string;
  method: string;
  /** The route, not the address, which may name somebody. */
  route: string | undefined;
  status: number;
  /** By `performance.now()`. */
  start: number;
}

/** One line a call: method, route, status, time. */
export function logCall(log: Log, { requestId, method, route, status, start }: Call): void {
  const level = FREQUENT.includes(String(route)) && status < 500 ? 'debug' : 'info';
  log[level](
    { requestId, status, ms: Math.round(performance.now() - start) },
    `${method} ${route ?? '(no such route)'}`,
  );
}

/** Logs every call of the API and of a route. */
export function accessLog(log: Log): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const route = routePathOf(ctx);
    if (route === undefined && !ctx.path.startsWith('/api/')) return;
    const { method, status } = ctx;
    const requestId = requestIdOf(ctx.res);
    logCall(log, { requestId, method, route, status, start });
  };
}
