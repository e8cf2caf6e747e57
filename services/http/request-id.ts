import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const WELL_FORMED = /^[\w.-]{1,64}$/;

/** Gives the answer its `X-Request-Id`: the caller's own where it is well-formed, else a fresh one. */
export function setRequestId(request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-request-id'];
  const isUsable = typeof given === 'string' && WELL_FORMED.test(given);
  response.setHeader('X-Request-Id', isUsable ? given : randomUUID());
}

/** The `X-Request-Id` that the answer carries. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader('X-Request-Id'));
}
