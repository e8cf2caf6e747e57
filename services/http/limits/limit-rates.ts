import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitStore, limitStore } from '../../../db/limit-store';
import type { Deps } from '../../deps';
import { tooManyTries } from '../../errors';
import { clientNetwork } from '../request/client-address';
import { routePathOf } from '../request/route-path';
import { OTHER_LIMITS, RATE_LIMITS, type RateLimit, UNLIMITED } from './rate-limits';

/**
 * Clients are told apart by a number below this. Now and then two share one, which limits of
 * dozens bear; in return no flood, from however many addresses, fills memory or table.
 */
const DRAWERS = 2 ** 17;

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Counts one call of a route. `route` is its method and its path as the router writes it. */
export type CountCall = (
  route: string,
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'method'>,
) => Promise<void>;

/**
 * Counts calls by route and client. A client over its
 * limit is remembered in memory until it may call again, so that a flood writes nothing; while the
 * database is away, memory counts.
 * @throws AppError `rate_limited` with the seconds to wait in `Retry-After`.
 */
export function createRateLimits(
  deps: Pick<Deps, 'config' | 'secret' | 'now' | 'writes'>,
): CountCall {
  const { config, secret, now } = deps;
  const store = limitStore(deps);
  const limiters = new Map<string, Limiter>();

  function limiterOf(route: string, isRead: boolean): Limiter {
    const limit = RATE_LIMITS[route] ?? (isRead ? OTHER_LIMITS.reads : OTHER_LIMITS.writes);
    const limiter = limiters.get(route) ?? createLimiter(route, limit, store);
    limiters.set(route, limiter);
    return limiter;
  }

  return async (route, request) => {
    if (!config.rateLimits || UNLIMITED.includes(route)) return;
    const client = clientNetwork(request, config.trustedProxies);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    await take(limiterOf(route, isRead), drawerOf(client, secret, now()));
  };
}

/** The same as middleware. Goes into the router, before the routes. */
export function limitRates(count: CountCall): Middleware {
  return async (ctx, next) => {
    await count(routeOf(ctx), ctx.req);
    return next();
  };
}

/** The route, not the path: what is in the path must not make a new count. */
function routeOf(ctx: Context): string {
  const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
  return `${method} ${routePathOf(ctx)}`;
}

function createLimiter(
  route: string,
  { calls, perSeconds, keptIn }: RateLimit,
  store: LimitStore,
): Limiter {
  const common = { keyPrefix: route, points: calls, duration: perSeconds };
  const memory = new RateLimiterMemory(common);
  if (keptIn === 'memory') return memory;
  return new RateLimiterPostgres({
    ...common,
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    inMemoryBlockOnConsumed: calls,
    insuranceLimiter: memory,
  });
}

/** Keyed and different each day: neither in memory nor in the table does an address stand. */
function drawerOf(client: string, secret: string, now: Date): number {
  const day = now.toISOString().slice(0, 10);
  const mac = createHmac('sha256', secret).update(`rate limits ${day} ${client}`).digest();
  return mac.readUInt32BE() % DRAWERS;
}

async function take(limiter: Limiter, drawer: number, isAgain = false): Promise<void> {
  const refusal = await refusalOf(limiter, drawer);
  if (!refusal) return;
  if (refusal.msBeforeNext > limiter.msDuration && !isAgain) {
    // The clock was set back since. What was counted then would hold for as long as that.
    await limiter.delete(drawer);
    return take(limiter, drawer, true);
  }
  throw tooManyTries(refusal.msBeforeNext);
}

async function refusalOf(limiter: Limiter, drawer: number): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(drawer);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
