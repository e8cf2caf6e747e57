import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { AppError } from '../../errors';
import { requestIdOf } from '../request/request-id';

/** The `Content-Type` of every error. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Answers with a problem (RFC 9457). Headers that were set for a success do not stay. */
export function sendProblem(ctx: Context, error: AppError): void {
  for (const name of ['Content-Disposition', 'Content-Encoding', 'ETag', 'Location']) {
    ctx.remove(name);
  }
  ctx.status = error.status;
  // Written out here: what fails inside Koa's own writing would pass no error handler.
  ctx.body = JSON.stringify(error.toBody(requestIdOf(ctx.res)));
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.set('Content-Type', PROBLEM_TYPE);
}

/** The same where no middleware is at work. Nothing may have been sent before. */
export function endWithProblem(response: ServerResponse, error: AppError): void {
  const body = JSON.stringify(error.toBody(requestIdOf(response)));
  response
    .writeHead(error.status, {
      ...error.headers,
      'Content-Type': PROBLEM_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}
