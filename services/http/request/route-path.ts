import type { RouterContext } from '@koa/router';
import type { Context } from 'koa';

/**
 * The path of the route that a call goes to, as the router writes it; undefined where there is none. Known as
 * soon as the router has looked, also for a call that is refused before it gets there.
 */
export function routePathOf(ctx: Context): string | undefined {
  // The router leaves the layers whose path fits on the context.
  const { matched = [] } = ctx as Partial<RouterContext>;
  const layer = matched.findLast(({ methods }) => methods.includes(ctx.method));
  return layer && String(layer.path);
}
