import type { RequestListener, Server } from 'node:http';

/**
 * Has whoever calls before there is anybody to answer wait: Node forgets a request that nobody hears, and its
 * sender waits in vain. Call what it returns with the one who answers.
 */
export function holdCalls(server: Server): (answer: RequestListener) => void {
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...call) => void held.push(call);
  server.on('request', hold);
  return (answer) => {
    server.off('request', hold).on('request', answer);
    for (const call of held) answer(...call);
  };
}
