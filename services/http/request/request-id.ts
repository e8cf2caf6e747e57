import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const WELL_FORMED = /^[\w.-]{1,64}$/;

/** The id of a request: the caller's own where it is well-formed, else a fresh one. */
export function idFor(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Gives the answer its `X-Request-Id`. */
export function setRequestId(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Request-Id', idFor(request));
}

/** The `X-Request-Id` that the answer carries. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader('X-Request-Id'));
}
