import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aPageView } from '../support/factories';
import type { Line } from './figures';
import { memoryOf, startLoad, startServer } from './processes';
import type { Settings } from './settings';

const CONNECTIONS = 64;
const CROWD = 500;
const TIMES = 3;
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
    const crowd = await startLoad({
      ...base,
      connections: CROWD,
      measuredMs: measuredMs * 2,
      rate: perSecond * TIMES,
    });
    const recoveryMs = await untilCalm(port);
    const taken = crowd.events / crowd.seconds;
    const refused = crowd.refused / crowd.seconds;
    const lines: Line[] = [
      {
        work: `${TIMES} × capacity, ${CROWD} connections: what is taken, 99 of 100 within`,
        reach: '≤ 250 ms; the rest 503',
        found: `${crowd.p99.toFixed(0)} ms; ${Math.round(taken)} taken and ${Math.round(refused)} refused a second of a peak of ${Math.round(perSecond)}; ${crowd.broken} broken`,
        isReached: crowd.p99 <= 250 && crowd.broken === 0,
      },
      {
        work: '… and as before after',
        reach: '≤ 2 s',
        found: `${(recoveryMs / 1000).toFixed(1)} s; at most ${Math.round(memoryOf(server.pid))} MiB`,
        isReached: recoveryMs <= 2_000,
      },
    ];
    return { lines, peak, crowd, recoveryMs };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Milliseconds until the service answers as if nothing had been. */
async function untilCalm(port: number): Promise<number> {
  const begun = performance.now();
  for (let calm = 0; performance.now() - begun < PATIENCE_MS; ) {
    const asked = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/analytics/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aPageView()),
    });
    calm = status === 202 && performance.now() - asked <= CALM.withinMs ? calm + 1 : 0;
    if (calm === CALM.answers) break;
  }
  return performance.now() - begun;
}
