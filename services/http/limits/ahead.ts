import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Twice what any client sends that we know of; browsers and proxies wait for each answer. */
const AHEAD_MAX = 20;

const waiting = new WeakMap<Socket, number>();

/**
 * Whether so many requests wait for earlier answers on one connection (RFC 9112 §9.3.2) that it is ended. All that
 * came in one piece begin in one turn, and those of everybody else wait for thousands of them. Not for pages and files,
 * which are sent at once.
 * @param onEnd told once of a connection that is ended
 */
export function isTooFarAhead(
  { socket }: IncomingMessage,
  response: ServerResponse,
  onEnd: () => void,
): boolean {
  // Node gives an answer its connection when it is its turn: nearly always at once.
  if (response.socket !== null) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  if (count > AHEAD_MAX) {
    if (!socket.destroyed) onEnd();
    socket.destroy();
    return true;
  }
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
  return false;
}
