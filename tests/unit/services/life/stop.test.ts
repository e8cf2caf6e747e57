import { once } from 'node:events';
import { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Deps } from '../../../../services/deps';
import { createHttpServer } from '../../../../services/http/server';
import { stopGently } from '../../../../services/life/stop';

const done = async () => {};
const worker = { stop: done, wake: () => {} };

/** All that a stop asks of what a service holds. */
function depsWith(parts: object = {}): Deps {
  return {
    life: { phase: 'ready' },
    passwords: { refuseWaiting: () => {} },
    writes: { idle: done },
    db: { destroy: done },
    reads: { destroy: done },
    ...parts,
  } as unknown as Deps;
}

/** A server, and a client of it that has sent this and waits. */
async function connected(sent = '') {
  const server = createHttpServer(false).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // what listens at a port has an address with one
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () => client.write(sent));
  client.on('error', () => {}); // it is cut off
  await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  return { server, client };
}

test('a stop refuses who still waits to log in, and does not wait for all of them', async () => {
  const server = new Server();
  let answered = () => {};
  server.close = (whenAnswered) => {
    answered = () => whenAnswered?.();
    return server;
  };
  const deps = depsWith({ passwords: { refuseWaiting: () => answered() } });

  await stopGently(deps, server, worker, 400);

  expect(deps.life.phase).toBe('draining');
});

/** Longer than any test may take. */
const NEVER_MS = 2 ** 31 - 1;

test.each([
  ['that never asks for anything', '', NEVER_MS],
  ['that never ends its request', 'GET / HT', 500],
])('a connection %s does not hold the database open', async (_name, sent, cutOffMs) => {
  const destroy = jest.fn(done);
  const { server, client } = await connected(sent);

  await stopGently(depsWith({ db: { destroy } }), server, worker, 400, cutOffMs);

  expect(destroy).toHaveBeenCalledTimes(1);
  client.destroy();
});

test('a client whose first request is on its way when the service stops is answered', async () => {
  const { server, client } = await connected();
  server.on('request', (_request, response) => {
    response.setHeader('Connection', 'close').end('heard');
  });
  let heard = '';
  client.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  let looks = 0;
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => {
    closeIdleConnections.call(server);
    looks += 1;
    if (looks === 5) client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  };

  await Promise.all([stopGently(depsWith(), server, worker), once(client, 'close')]);

  expect(heard).toContain('heard');
});
