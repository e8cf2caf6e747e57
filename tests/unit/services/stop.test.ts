import { Server } from 'node:http';
import type { Deps } from '../../../services/deps';
import { stopGently } from '../../../services/life/stop';

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
