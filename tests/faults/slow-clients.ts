import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, tempFolder } from '../support/process/test-process';
import { brokenOf, type Scenario } from './scenario';

/** Above the limits of the server, which looks every two seconds: 10 s for the head, 30 for the whole. */
const GONE_AFTER_MS = 45_000;
const DRIP_MS = 1_000;

const HEAD = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const BODY =
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

/** Clients that send a byte a second and never come to an end. */
export const slowClients: Scenario = {
  title: 'slow clients: all are hung up on in time, others do not notice',
  rounds: { whole: 300, quick: 30 },
  run: async ({ rounds }) => {
    const { folder, remove } = tempFolder();
    const service = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    const url = await service.ready();
    const begun = performance.now();
    const endings: Promise<number>[] = [];
    for (let client = 0; client < rounds; client += 1) {
      endings.push(drip(Number(new URL(url).port), client % 2 === 0 ? HEAD : BODY, begun));
    }

    const waits: number[] = [];
    const all = Promise.all(endings).then(() => true);
    let isOver = false;
    while (!isOver && performance.now() - begun < GONE_AFTER_MS) {
      const asked = performance.now();
      const { status } = await fetch(`${url}/api/health/ready`);
      if (status === 200) waits.push(performance.now() - asked);
      isOver = await Promise.race([all, sleep(250, false)]);
    }
    const lasted = isOver ? Math.max(...(await Promise.all(endings))) : Number.POSITIVE_INFINITY;
    service.kill('SIGTERM');
    await service.ended;
    remove();
    waits.sort((a, b) => a - b);
    return {
      figures: {
        clients: rounds,
        last_gone_ms: Math.round(lasted),
        healthy_calls: waits.length,
        healthy_ms_median: Math.round(waits[waits.length >> 1] ?? 0),
        healthy_ms_worst: Math.round(waits.at(-1) ?? 0),
      },
      broken: brokenOf({
        'a slow client was kept': isOver,
        'nobody else was served meanwhile': waits.length > 0,
      }),
    };
  },
};

/** Milliseconds until the service hangs up. */
async function drip(port: number, opening: string, begun: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(opening);
  const drops = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  await once(socket, 'close');
  clearInterval(drops);
  return performance.now() - begun;
}
