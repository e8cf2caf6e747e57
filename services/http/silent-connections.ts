import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const open = new WeakMap<Server, Set<Socket>>();

/** Keeps in mind who is connected, for `silentConnections`. */
export function watchConnections(server: Server): void {
  const sockets = new Set<Socket>();
  open.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Connections that never sent anything, such as those which browsers open for later: to Node they are
 * not idle, and would keep a server from closing.
 */
export function silentConnections(server: Server): Socket[] {
  return [...(open.get(server) ?? [])].filter(({ bytesRead }) => bytesRead === 0);
}
