import type { Middleware } from 'koa';
import type { Deps } from '../deps';

/** While draining, every answer tells its client to connect anew, elsewhere. */
export function goodbye(life: Deps['life']): Middleware {
  return async (ctx, next) => {
    await next();
    if (life.phase === 'draining') ctx.set('Connection', 'close');
  };
}
