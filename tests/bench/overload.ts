import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aContactRequest, aPageView } from '../support/factories';
import { type Line, spread } from './figures';
import { memoryOf, startLoad, startServer } from './processes';
import type { Settings } from './settings';

const CONNECTIONS = 64;
/** So many that they could bring three times as much as can be taken, if they were answered at once. */
const CROWD = 2_000;
const TIMES = 3;
const MESSAGE_PAUSE_MS = 100;
/** As good as before: so many answers in a row, each of them this soon. */
const CALM = { answers: 5, withinMs: 100 };
const PATIENCE_MS = 20_000;

/** Three times as many views as can be taken, then none: what is taken, what is refused, and how soon it is over. */
export async function benchOverload({ warmUpMs, measuredMs, paths }: Settings) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const server = await startServer('service', dataDir);
  try {
    const { port } = server;
    const base = { port, batch: 1, paths, warmUpMs };
    const peak = await startLoad({ ...base, connections: CONNECTIONS, measuredMs });
    const perSecond = peak.events / peak.seconds;
    const isOver = new AbortController();
    const messages = sendMessages(port, isOver.signal);
    const crowd = await startLoad({
      ...base,
      connections: CROWD,
      measuredMs: measuredMs * 2,
      rate: perSecond * TIMES,
    });
    isOver.abort();
    const { times, failed } = await messages;
    const recoveryMs = await untilCalm(port);
    const taken = crowd.events / crowd.seconds;
    const refused = crowd.refused / crowd.seconds;
    const lines: Line[] = [
      {
        work: `${TIMES} × capacity, ${CROWD} connections: what is taken, 99 of 100 within`,
        reach: '≤ 250 ms; the rest 503',
        found: `${crowd.p99.toFixed(0)} ms; ${Math.round(taken)} taken and ${Math.round(refused)} refused a second of a peak of ${Math.round(perSecond)}; ${crowd.broken} broken`,
        isReached: crowd.p99 <= 250 && crowd.refused > 0 && crowd.broken === 0,
      },
      {
        work: '… messages of the contact form meanwhile',
        reach: 'all taken',
        found: `${times.length} of ${times.length + failed}, half within ${spread(times).median.toFixed(0)} ms, 95 of 100 within ${spread(times).p95.toFixed(0)} ms`,
        isReached: failed === 0,
      },
      {
        work: '… and as before after',
        reach: '≤ 2 s',
        found: `${(recoveryMs / 1000).toFixed(1)} s; at most ${Math.round(memoryOf(server.pid))} MiB`,
        isReached: recoveryMs <= 2_000,
      },
    ];
    return { lines, peak, crowd, messages: { times, failed }, recoveryMs };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** One message after the other, as people would write them. */
async function sendMessages(port: number, isOver: AbortSignal) {
  const times: number[] = [];
  let failed = 0;
  while (!isOver.aborted) {
    const asked = performance.now();
    const status = await post(port, '/api/contact', aContactRequest());
    if (status === 201) times.push(performance.now() - asked);
    else failed += 1;
    await sleep(MESSAGE_PAUSE_MS);
  }
  return { times, failed };
}

/** Milliseconds until the service answers as if nothing had been. */
async function untilCalm(port: number): Promise<number> {
  const begun = performance.now();
  for (let calm = 0; performance.now() - begun < PATIENCE_MS; ) {
    const asked = performance.now();
    const status = await post(port, '/api/analytics/events', aPageView());
    calm = status === 202 && performance.now() - asked <= CALM.withinMs ? calm + 1 : 0;
    if (calm === CALM.answers) break;
  }
  return performance.now() - begun;
}

/** The status of the answer; 0 where none came. */
async function post(port: number, at: string, body: object): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}
