import { once } from 'node:events';
import { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
  server.timeout = 0; // what hangs up is to be the stop
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

/** All that a client hears, once it is hung up on. */
async function allHeard(client: Socket): Promise<string> {
  let heard = '';
  client.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  await once(client, 'close');
  return heard;
}

/** Longer than any test may take. */
const NEVER_MS = 2 ** 31 - 1;

test.each([
  ['that never asks for anything', '', NEVER_MS],
  ['that never ends its request', 'GET / HT', 500],
])('a connection %s does not hold the database open', async (_name, sent, cutOffMs) => {
  const destroy = jest.fn(done);
  const { server, client } = await connected(sent);
  const heard = allHeard(client);

  await stopGently(depsWith({ db: { destroy } }), server, worker, 400, cutOffMs);

  expect(destroy).toHaveBeenCalledTimes(1);
  // nor was it Node that lost its patience
  expect(await heard).toBe('');
});

/** Does something when a stop looks for idle connections for the nth time. */
function atLook(server: Server, nth: number, act: () => void): void {
  let looks = 0;
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => {
    closeIdleConnections.call(server);
    looks += 1;
    if (looks === nth) act();
  };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a client whose first request is on its way when the service stops is answered', async () => {
  const { server, client } = await connected();
  server.on('request', (_request, response) => {
    response.setHeader('Connection', 'close').end('heard');
  });
  atLook(server, 5, () => client.write(REQUEST));

  const [heard] = await Promise.all([allHeard(client), stopGently(depsWith(), server, worker)]);

  expect(heard).toContain('heard');
});

test('a kept-alive client whose next request comes late is answered', async () => {
  const { server, client } = await connected(REQUEST);
  const deps = depsWith();
  server.on('request', (_request, response) => {
    const isLast = deps.life.phase === 'draining';
    response.setHeader('Connection', isLast ? 'close' : 'keep-alive');
    response.end(isLast ? 'the last' : 'the first');
  });
  const heard = allHeard(client);
  await once(client, 'data');
  const now = performance.now.bind(performance);
  let asked = 0;
  // while the clock is looked at, the stop waits for who is connected
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    asked += 1;
    if (asked === 3) client.write(REQUEST);
    return now();
  });

  await stopGently(deps, server, worker);
  clock.mockRestore();

  expect(await heard).toMatch(/the first.*the last/s);
});

test('an answer that takes longer than a silent connection is borne with is heard', async () => {
  const { server, client } = await connected(REQUEST);
  const [, response] = await once(server, 'request');
  atLook(server, 25, () => response.setHeader('Connection', 'close').end('heard'));

  const [heard] = await Promise.all([allHeard(client), stopGently(depsWith(), server, worker)]);

  expect(heard).toContain('heard');
});
