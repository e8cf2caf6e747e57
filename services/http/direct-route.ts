import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../contracts/endpoint';
import type { Deps } from '../deps';
import { logCall } from './access-log';
import { answerWriter } from './answer/answer-writer';
import { type CountFailure, reportFailure } from './answer/error-handler';
import { headWriter, type WriteHead } from './answer/head-writer';
import { endWithProblem } from './answer/problem';
import { corsHeaders } from './cors';
import { passGate } from './limits/gate';
import type { CountCall } from './limits/limit-rates';
import type { Shed } from './limits/shed-load';
import { idFor } from './request/request-id';
import { safetyOf } from './security-headers';

/** The rules that every call meets; the same objects that Koa's middleware uses. */
interface Rules {
  shed: Shed;
  countCall: CountCall;
  countFailure: CountFailure;
}

/** Answers are kept ready up to so many; they may differ for each request elsewhere. */
const WRITERS_MAX = 200;

/** Answers a request and says so, or leaves it to others. */
type DirectRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * An endpoint that is answered without Koa, which takes longer than a page view's own work. Each
 * rule is the one that the middleware of `app.ts` follows, in the same order; tests compare the answers
 * of both ways. Only the plain address is taken: what has a query goes the usual way.
 * @param take reads the request and returns what is answered as JSON
 */
export function directRoute(
  { config, life, log, publicUrl }: Pick<Deps, 'config' | 'life' | 'log' | 'publicUrl'>,
  { shed, countCall, countFailure }: Rules,
  { method, path, status }: Pick<Endpoint, 'method' | 'path' | 'status'>,
  take: (request: IncomingMessage) => Promise<object>,
): DirectRoute {
  const route = `${method} ${path}`;
  const safety = safetyOf(publicUrl);
  // Few: one for each answer that there is, and each listed origin.
  const writers = new Map<string, WriteHead>();

  async function takeCounted(request: IncomingMessage): Promise<object> {
    await countCall(route, request);
    return take(request);
  }

  /** What only some answers carry, or say in another way. */
  function extrasFor({ headers }: IncomingMessage): Record<string, string> {
    const extras = corsHeaders(config.corsOrigins, headers.origin);
    return life.phase === 'draining' ? { ...extras, Connection: 'close' } : extras;
  }

  function writerFor(request: IncomingMessage, body: string): WriteHead {
    const extras = extrasFor(request);
    const key = `${body} ${Object.entries(extras).join()}`;
    const known = writers.get(key);
    if (known) return known;
    const bytes = Buffer.from(body);
    const type = ['Content-Type', 'application/json; charset=utf-8'];
    const length = ['Content-Length', String(bytes.length)];
    const always = Object.entries({ ...safety, ...extras }).flat();
    const head = headWriter(status, [...always, ...type, ...length]);
    const made = answerWriter(head, bytes);
    if (writers.size === WRITERS_MAX) writers.clear();
    writers.set(key, made);
    return made;
  }

  function tell(requestId: string, code: number, start: number): void {
    logCall(log, { requestId, method, route: path, status: code, start });
  }

  // Functions are made once, not for each request: that would take longer than what they do.
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const requestId = idFor(request);
    try {
      passGate(life, path);
      const body = JSON.stringify(await shed(path, () => takeCounted(request)));
      writerFor(request, body)(response, requestId);
      tell(requestId, status, start);
    } catch (thrown) {
      const error = reportFailure(log, countFailure, requestId, thrown);
      const headers = { ...safety, ...extrasFor(request), 'X-Request-Id': requestId };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      endWithProblem(response, error);
      tell(requestId, error.status, start);
    }
  }

  return (request, response) => {
    if (request.url !== path || request.method !== method) return false;
    void answer(request, response);
    return true;
  };
}
