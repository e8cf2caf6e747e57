import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const open = new WeakMap<Server, Set<Socket>>();

/** Keeps in mind who is connected, for `openConnections`. */
export function watchConnections(server: Server): void {
  const sockets = new Set<Socket>();
  open.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/** All who are connected, whether they ask something or not; none for a server that is not watched. */
export function openConnections(server: Server): Socket[] {
  return [...(open.get(server) ?? [])];
}
