import type { Middleware } from 'koa';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';

/**
 * Nothing reaches the API before the database is ready. Health answers at any time.
 * @throws AppError `unavailable` until then.
 */
export function passGate(life: Deps['life'], path: string): void {
  const isOpen = life.phase !== 'starting' || !path.startsWith('/api/');
  if (isOpen || path.startsWith('/api/health')) return;
  throw new AppError('unavailable', 'The service is starting. Please try again in a moment.');
}

/** The same as middleware. */
export function gate(life: Deps['life']): Middleware {
  return async (ctx, next) => {
    passGate(life, ctx.path);
    return next();
  };
}
