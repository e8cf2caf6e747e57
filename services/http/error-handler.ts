import type { Middleware } from 'koa';
import type { ErrorCode } from '../contracts/errors';
import { AppError, toAppError } from '../errors';
import { describeError, type Log } from '../log';
import { sendProblem } from './problem';
import { requestIdOf } from './request-id';

/** Turns whatever was thrown into a problem, and counts it. A bug is logged, once, here. */
export function errorHandler(log: Log, count: (code: ErrorCode) => void = () => {}): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) {
        throw new AppError('not_found', 'There is nothing at this address.');
      }
    } catch (thrown) {
      const error = toAppError(thrown);
      count(error.code);
      if (error.status >= 500) {
        const level = error.code === 'internal' ? 'error' : 'warn';
        const cause = describeError(error.cause ?? error);
        log[level]({ requestId: requestIdOf(ctx.res), problem: error.code, ...cause }, 'failed');
      }
      sendProblem(ctx, error);
    }
  };
}
