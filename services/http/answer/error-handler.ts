import type { Middleware } from 'koa';
import type { ErrorCode } from '../../contracts/errors';
import { AppError, toAppError } from '../../errors';
import { describeError, type Log } from '../../log';
import { requestIdOf } from '../request/request-id';
import { sendProblem } from './problem';
import { isForPerson, sendRefusalPage } from './refusal-page';

/** Counts the ways in which requests fail. */
export type CountFailure = (code: ErrorCode) => void;

/** What to answer for whatever was thrown. A bug is logged, once, here. */
export function reportFailure(
  log: Log,
  count: CountFailure,
  requestId: string,
  thrown: unknown,
): AppError {
  const error = toAppError(thrown);
  count(error.code);
  if (error.status >= 500) {
    const level = error.code === 'internal' ? 'error' : 'warn';
    log[level]({ requestId, problem: error.code, ...causeOf(error) }, 'failed');
  }
  return error;
}

/** What we refuse ourselves, as each probe while the service starts, is said in its sentence: no place in the code tells more. */
function causeOf(error: AppError): Record<string, unknown> {
  const isOurs = error.cause === undefined && error.code !== 'internal';
  return isOurs ? { message: error.message } : describeError(error.cause ?? error);
}

/** Turns whatever was thrown into a problem. */
export function errorHandler(log: Log, count: CountFailure = () => {}): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) {
        throw new AppError('not_found', 'There is nothing at this address.');
      }
    } catch (thrown) {
      const error = reportFailure(log, count, requestIdOf(ctx.res), thrown);
      if (isForPerson(ctx, error)) sendRefusalPage(ctx, error);
      else sendProblem(ctx, error);
    }
  };
}
