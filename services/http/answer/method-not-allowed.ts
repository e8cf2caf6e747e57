import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '../../errors';

/** After the routes: an address that exists with other methods says which ones. */
export const methodNotAllowed: Middleware = async (ctx, next) => {
  // The router leaves the layers whose path fits on the context.
  const { matched = [] } = ctx as Partial<RouterContext>;
  const methods = [...new Set(matched.flatMap((layer) => layer.methods))];
  // A route that takes the method has left the answer to others.
  if (methods.length === 0 || methods.includes(ctx.method)) return next();

  const allow = [...methods, 'OPTIONS'].join(', ');
  if (ctx.method !== 'OPTIONS') {
    throw new AppError('method_not_allowed', `This address takes ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  ctx.set('Allow', allow);
  ctx.status = 204;
};
