import type { ServerResponse } from 'node:http';

const MS_PER_SECOND = 1_000;
/** What Node says of a connection that goes on. */
const KEPT = '\r\nConnection: keep-alive\r\n';

/**
 * Node keeps the text of a head in this field from `writeHead` until it is sent. There is no public
 * name for it, so nothing here relies on it: where it is missing, each head is made anew.
 */
type Response = ServerResponse & { _header?: string | null };

/** Gives a response, of which nothing has been set before, its head. */
export type WriteHead = (response: ServerResponse, requestId: string) => void;

/** The second that it is, by which heads are dated. */
export function thisSecond(): number {
  return Math.floor(Date.now() / MS_PER_SECOND);
}

/** Whether the connection goes on in the way of today's clients, so that heads may be alike. */
export function isUsual({ shouldKeepAlive, req }: ServerResponse): boolean {
  return shouldKeepAlive && req.httpVersion === '1.1';
}

/** The head that a usual response has been given, if Node tells it and it says that the connection goes on. */
export function usualHeadOf(response: ServerResponse): string | undefined {
  const { _header: head }: Response = response;
  return isUsual(response) && head?.includes(KEPT) ? head : undefined;
}

/**
 * For answers whose heads differ in the request's id alone. Node checks, joins and dates the headers once
 * a second; further answers of that second get the same text with an id of their own. Everything after
 * the head stays Node's. Connections that are to end, and clients of HTTP/1.0, always get a new head.
 * @param headers names and values in turn
 */
export function headWriter(status: number, headers: readonly string[]): WriteHead {
  let second = Number.NaN;
  let before = '';
  let after = '';

  return (response: Response, requestId) => {
    const now = thisSecond();
    if (now === second && isUsual(response)) {
      response._header = before + requestId + after;
      response.statusCode = status;
      if (response.headersSent) return;
    }
    // The id comes first, so that it is found whatever it is.
    response.writeHead(status, ['X-Request-Id', requestId, ...headers]);
    const head = usualHeadOf(response);
    if (head === undefined) return;
    const at = idAt(head, requestId);
    before = head.slice(0, at);
    after = head.slice(at + requestId.length);
    second = now;
  };
}

/** Where in a head of these the request's id begins. */
export function idAt(head: string, requestId: string): number {
  return head.indexOf(`: ${requestId}\r\n`) + 2;
}
