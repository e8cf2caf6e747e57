import type { Middleware } from 'koa';
import type { Deps } from '../deps';
import { AppError } from '../errors';

/** Nothing reaches the API before the database is ready. Health answers at any time. */
export function gate(life: Deps['life']): Middleware {
  return async (ctx, next) => {
    const isOpen = life.phase !== 'starting' || !ctx.path.startsWith('/api/');
    if (isOpen || ctx.path.startsWith('/api/health')) return next();
    throw new AppError('unavailable', 'The service is starting. Please try again in a moment.');
  };
}
