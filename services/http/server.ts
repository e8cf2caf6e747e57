import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { BODY_MAX_BYTES } from '../contracts/limits/request';
import { PROBLEM_TYPE } from './answer/problem';
import { watchConnections } from './open-connections';
import { API_POLICY } from './security-headers';

/** Long enough for 64 KiB over a slow phone, short enough that idle sockets cannot pile up. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Checked by the app, which answers with a problem where Node would answer with nothing.
  requireHostHeader: false,
};
const MAX_CONNECTIONS = 5_000;
/** A client that takes nothing of its answer for so long has gone. */
const SILENCE_MAX_MS = 60_000;
/** Longer than a proxy keeps its side, so that it never writes into a closing connection. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 65_000;
const KEEP_ALIVE_MS = 10_000;
/** Enough to take a refusal in that is on its way; cut off at once, a client may lose it unread. */
const LINGER_MS = 2_000;

/** A server with limits against slow clients, that answers unreadable requests with a problem too. */
export function createHttpServer(isBehindProxy: boolean): Server {
  const server = createServer(LIMITS);
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SILENCE_MAX_MS;
  server.keepAliveTimeout = isBehindProxy ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS;
  watchConnections(server);
  // An `Expect` header that means nothing to us is no reason to refuse.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('checkContinue', inviteBody);
  server.on('clientError', answerUnreadable);
  return server;
}

/** A client asks before it sends its body: one that would be refused for its length is not sent for. */
function inviteBody(this: Server, request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['content-length'] ?? 0) <= BODY_MAX_BYTES) response.writeContinue();
  // what comes next on this connection might be the body all the same
  else response.shouldKeepAlive = false;
  this.emit('request', request, response);
}

/** What the HTTP parser refused never becomes a request, so the answer is written by hand. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Something came after a request that was to be the last: its answer ends the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION') return;
  if (!socket.writable || error.code === 'ECONNRESET' || isOwed(socket)) {
    socket.destroy();
    return;
  }
  cutOffSoon(socket);
  const status = statusOf(error.code);
  const requestId = randomUUID();
  const body = JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: 'The request could not be read.',
    requestId,
  });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'X-Content-Type-Options: nosniff',
      `Content-Security-Policy: ${API_POLICY}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Ends a connection also where the client goes on sending and never ends its side: Node tells us of each only once. */
function cutOffSoon(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Whether an earlier request waits for its answer or is in the midst of it: what is written now would be
 * taken for that, or for a part of it.
 */
function isOwed(socket: Duplex): boolean {
  // Node has no other word for it than the field by which its own handler goes.
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null };
  return answer ? answer.headersSent || answer.req.complete : false;
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
