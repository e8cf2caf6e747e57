import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut. */
export interface Line {
  port: number;
  /** From now on nothing gets through, and what was connected is not any more. */
  cut(): void;
  /** What is connected stays so and never hears anything again; who comes later gets through. */
  hush(): void;
  mend(): void;
  close(): void;
}

/** Lays a line to a port of this machine. */
export async function layLine(to: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  return {
    port,
    cut: () => {
      isCut = true;
      drop();
    },
    hush: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
