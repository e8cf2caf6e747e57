import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { errorCode } from '../../db/engine/errors';
import type { Config } from '../settings/config';
import { StartError } from '../start-error';

/**
 * Takes the socket that systemd holds, else the address of the settings, and returns the port, which
 * is another than asked for 0. A held socket stays open while the service restarts: who comes then waits.
 * @throws StartError when the address cannot be had.
 */
export async function listen(
  server: Server,
  { host, port, heldSocket }: Pick<Config, 'host' | 'port' | 'heldSocket'>,
): Promise<number> {
  try {
    if (heldSocket === undefined) server.listen(port, host);
    else server.listen({ fd: heldSocket });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(refusal(error, host, port));
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** `localhost` leads to these and to no other address of this machine, 127.0.0.2 say. */
const CALLED_LOCALHOST = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/** The address to open in a browser on this machine. */
export function localUrl(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${CALLED_LOCALHOST.has(host) ? 'localhost' : name}:${port}`;
}

function refusal(error: unknown, host: string, port: number): string {
  const code = errorCode(error) ?? String(error);
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} is taken by another program. Stop that one or write another PORT`;
    case 'EACCES':
      return `PORT: ${port} needs rights that this user does not have. Write a PORT above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} is not an address of this machine. Write one that is, such as 127.0.0.1`;
    default:
      return `HOST, PORT: ${host}:${port} cannot be listened on (${code}). Write others`;
  }
}
