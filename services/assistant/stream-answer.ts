import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { AssistantRequest } from '../contracts/assistant';
import type { Deps } from '../deps';
import { reportFailure } from '../http/answer/error-handler';
import { OTHER_TYPES } from '../http/answer/wants-type';
import { requestIdOf } from '../http/request/request-id';
import { answerQuestion } from './answer-question';

const HEARTBEAT_MS = 15_000;

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
    'Content-Type': OTHER_TYPES.events,
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
      const requestId = requestIdOf(ctx.res);
      const error = reportFailure(deps.log, deps.meters.failed, requestId, thrown);
      send('error', error.toBody(requestId));
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
}
