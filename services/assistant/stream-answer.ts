import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { AssistantRequest } from '../contracts/assistant';
import type { Deps } from '../deps';
import { toAppError } from '../errors';
import { requestIdOf } from '../http/request/request-id';
import { describeError } from '../log';
import { answerQuestion } from './answer-question';

const HEARTBEAT_MS = 15_000;

/** Whether the caller wants the answer as it comes. Whoever takes anything gets JSON. */
export function wantsStream(ctx: Context): boolean {
  ctx.vary('Accept');
  return ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream';
}

/** Answers as server-sent events: `delta` …, `citations`, `done`; or `error` with a problem. */
export function streamAnswer(
  ctx: Context,
  deps: Deps,
  request: AssistantRequest,
  signal: AbortSignal,
): void {
  const stream = new PassThrough();
  const send = (event: string, data: object) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  ctx.status = 200;
  ctx.body = stream;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // `no-transform`: a proxy that compresses would hold the parts back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  stream.on('close', () => clearInterval(heartbeat));

  answerQuestion(deps, request, signal, (text) => send('delta', { text }))
    .then(({ citations, ...rest }) => {
      send('citations', { citations });
      send('done', rest);
    })
    .catch((thrown: unknown) => {
      const error = toAppError(thrown);
      deps.log.error(describeError(error.cause ?? error), 'an answer failed');
      send('error', error.toBody(requestIdOf(ctx.res)));
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
}
