import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { idAt, isUsual, thisSecond, usualHeadOf, type WriteHead } from './head-writer';

/** Larger answers gain nothing by it. */
const BODY_MAX_BYTES = 32 * 1024;
/** What Node is told in place of the head, which has been sent with the body. */
const SENT = 'sent';

/**
 * The fields by which Node knows whether a head has been sent. They have no public names: `canSendAlone`
 * tries what they do before anything relies on them.
 */
type Response = ServerResponse & { _header?: string | null; _headerSent?: boolean };

/**
 * Ends responses that have one body, and heads that differ in the request's id alone. What is asked for
 * again and again is one piece of memory, head and body, written at once where Node would put three
 * together. All others, such as an answer that waits for an earlier one, go Node's way.
 */
export function answerWriter(writeHead: WriteHead, body: Buffer): WriteHead {
  let askedIn = Number.NaN;
  let madeIn = Number.NaN;
  let whole: Buffer | undefined;
  let idFrom = 0;
  let idLength = 0;
  let status = 0;

  /** For the rest of this second: heads are dated. */
  function make(head: string, requestId: string): void {
    whole = Buffer.concat([Buffer.from(head, 'latin1'), body]);
    idFrom = idAt(head, requestId);
    idLength = requestId.length;
  }

  return (response, requestId) => {
    const now = thisSecond();
    const { socket } = response;
    const isMade = whole && madeIn === now && requestId.length === idLength;
    if (whole && isMade && isUsual(response) && socket && isFree(socket)) {
      whole.write(requestId, idFrom, 'latin1');
      // nobody is sent it from here, but it is counted
      response.statusCode = status;
      sendAlone(response, socket, whole);
      // What a client has yet to take may not be written over: from now on it is that client's.
      if (socket.writableLength > 0) whole = undefined;
      return;
    }
    writeHead(response, requestId);
    if (askedIn === now && madeIn !== now && body.length <= BODY_MAX_BYTES && canSend()) {
      madeIn = now;
      const head = usualHeadOf(response);
      if (head !== undefined) make(head, requestId);
      status = response.statusCode;
    }
    askedIn = now;
    response.end(body);
  };
}

function isFree(socket: Socket): boolean {
  return socket.writableLength === 0 && socket.writableCorked === 0 && socket.writable;
}

function sendAlone(response: Response, socket: Socket, whole: Buffer | string): void {
  response._header = SENT;
  response._headerSent = true;
  socket.write(whole);
  response.end();
}

let isTried: boolean | undefined;
function canSend(): boolean {
  isTried ??= canSendAlone();
  return isTried;
}

/** Whether this Node ends a response that was sent in this way without a further word. */
export function canSendAlone(
  Responding: new (request: IncomingMessage) => ServerResponse = ServerResponse,
): boolean {
  const said: string[] = [];
  const duplex = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => {
      said.push(String(chunk));
      done();
    },
  });
  // A response asks no more of a socket than of any stream.
  const socket = duplex as Socket;
  const response = new Responding(new IncomingMessage(socket));
  response.assignSocket(socket);
  sendAlone(response, socket, 'whole');
  // That all has been sent, Node 24 says of the response a turn later.
  return said.join('') === 'whole' && response.headersSent && response.writableLength === 0;
}
