import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors';

/** HTTP/1.1 wants a `Host` in every request (RFC 9112 §3.2). */
export function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && !headers.host;
}

/** The answer to a request without a `Host`; the connection ends with it. */
export function noHost(): AppError {
  return new AppError('bad_request', 'The request names no host.', {
    headers: { Connection: 'close' },
  });
}
