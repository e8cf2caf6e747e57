import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aContactRequest, aPageView } from '../../support/factories';
import { type Line, spread } from '../figures';
import { memoryOf, startLoad, startServer } from '../processes';
import type { Settings } from '../settings';
import { call, outcomeOf, repeat, sent } from './calls';

const CONNECTIONS = 64;
/** So many that they could bring three times as much as can be taken, if they were answered at once. */
const CROWD = 2_000;
const TIMES = 3;
const MESSAGES_PER_SECOND = 8;
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
    const messages = repeat(MESSAGES_PER_SECOND, isOver.signal, () =>
      call(port, '/api/contact', sent(aContactRequest())),
    );
    const crowd = await startLoad({
      ...base,
      connections: CROWD,
      measuredMs: measuredMs * 2,
      rate: perSecond * TIMES,
    });
    isOver.abort();
    const { times, failed } = outcomeOf(await messages, 201);
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

/** Milliseconds until the service answers as if nothing had been. */
async function untilCalm(port: number): Promise<number> {
  const begun = performance.now();
  for (let calm = 0; performance.now() - begun < PATIENCE_MS; ) {
    const { status, ms } = await call(port, '/api/analytics/events', sent(aPageView()));
    calm = status === 202 && ms <= CALM.withinMs ? calm + 1 : 0;
    if (calm === CALM.answers) break;
  }
  return performance.now() - begun;
}
