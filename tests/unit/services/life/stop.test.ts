import { once } from 'node:events';
import { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Deps } from '../../../../services/deps';
import { createHttpServer } from '../../../../services/http/server';
import { stopGently } from '../../../../services/life/stop';

test('a stop refuses who still waits to log in, and does not wait for all of them', async () => {
  const done = async () => {};
  const server = new Server();
  let answered = () => {};
  server.close = (whenAnswered) => {
    answered = () => whenAnswered?.();
    return server;
  };
  const life = { phase: 'ready' };
  // all that is asked of them
  const deps = {
    life,
    passwords: { refuseWaiting: () => answered() },
    writes: { idle: done },
    db: { destroy: done },
    reads: { destroy: done },
  } as unknown as Deps;

  await stopGently(deps, server, { stop: done, wake: () => {} }, 400);

  expect(life.phase).toBe('draining');
});

/** Longer than any test may take. */
const NEVER_MS = 2 ** 31 - 1;

test.each([
  ['that never asks for anything', '', NEVER_MS],
  ['that never ends its request', 'GET / HT', 500],
])('a connection %s does not hold the database open', async (_name, sent, cutOffMs) => {
  const done = async () => {};
  const destroy = jest.fn(done);
  const server = createHttpServer(false).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // what listens at a port has an address with one
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () => client.write(sent));
  client.on('error', () => {}); // it is cut off
  await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  // all that is asked of them
  const deps = {
    life: { phase: 'ready' },
    passwords: { refuseWaiting: () => {} },
    writes: { idle: done },
    db: { destroy },
    reads: { destroy: done },
  } as unknown as Deps;

  await stopGently(deps, server, { stop: done, wake: () => {} }, 400, cutOffMs);

  expect(destroy).toHaveBeenCalledTimes(1);
  client.destroy();
});
