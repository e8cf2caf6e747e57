import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors';

const ONE_HOST = 'The request has to name one host.';
const NAMELESS = 'Every header has to have a name.';

/**
 * What makes the headers of a request unusable. HTTP/1.1 wants one `Host` in every request (RFC 9112 §3.2): of two, a
 * proxy may have gone by the one and we by the other. Headers have names (§5), which not every Node asks for: 20.17 does not.
 */
export function headerFault({
  httpVersion,
  headers,
  rawHeaders,
}: IncomingMessage): string | undefined {
  if (!headers.host) return httpVersion === '1.1' ? ONE_HOST : undefined;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name === '') return NAMELESS;
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? ONE_HOST : undefined;
}

/** The answer to such a request; the connection ends with it. */
export function badHeaders(fault: string): AppError {
  return new AppError('bad_request', fault, { headers: { Connection: 'close' } });
}
