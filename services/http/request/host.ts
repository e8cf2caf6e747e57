import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors';

/**
 * HTTP/1.1 wants one `Host` in every request (RFC 9112 §3.2). Of two, a proxy may have gone by the one
 * and we by the other.
 */
export function isWronglyAddressed({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (!headers.host) return httpVersion === '1.1';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** The answer to such a request; the connection ends with it. */
export function notOneHost(): AppError {
  return new AppError('bad_request', 'The request has to name one host.', {
    headers: { Connection: 'close' },
  });
}
