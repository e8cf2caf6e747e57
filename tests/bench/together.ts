import { openDb } from '../../db/connect';
import { DAY_MS } from '../../services/contracts/limits/durations';
import type { Deps } from '../../services/deps';
import { anAdmin } from '../support/app/test-account';
import { type Line, spread } from './figures';
import type { Filled } from './fill';
import { BENCH_SECRET, BENCH_URL, startLoad, startServer } from './processes';
import type { Settings } from './settings';

const CONNECTIONS = 64;
const PAUSE_MS = 250;

/** The dashboard asks while views come in at half of what the service can take. */
export async function benchTogether(settings: Settings, on: Filled, peakPerSecond: number) {
  const authorization = await tokenFor(on);
  const server = await startServer('service', on.dataDir);
  try {
    const { warmUpMs, measuredMs, paths } = settings;
    const base = { port: server.port, batch: 1, paths };
    const load = startLoad({
      ...base,
      connections: CONNECTIONS,
      warmUpMs,
      measuredMs: measuredMs * 2,
      rate: peakPerSecond / 2,
    });
    const times: number[] = [];
    const until = performance.now() + warmUpMs + measuredMs * 2;
    while (performance.now() < until) {
      times.push(await ask(server.port, authorization, times.length));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const result = await load;
    const reads = spread(times);
    const lines: Line[] = [
      {
        work: 'dashboard while taking in half of peak',
        reach: 'p95 ≤ 100 ms; ingest p99 ≤ 40 ms',
        found: `p95 ${reads.p95.toFixed(0)} ms of ${times.length}; ingest p99 ${result.p99.toFixed(1)} ms at ${Math.round(result.events / result.seconds)} events/s`,
        isReached: reads.p95 <= 100 && result.p99 <= 40,
      },
    ];
    return { lines, times, result };
  } finally {
    await server.stop();
  }
}

async function tokenFor({ file }: Filled): Promise<string> {
  const db = openDb({ file });
  try {
    // Of all that a service needs, making an account needs these.
    const deps = {
      db,
      secret: BENCH_SECRET,
      publicUrl: BENCH_URL,
      now: () => new Date(),
    } as Deps;
    return (await anAdmin(deps, `bench-${Date.now()}@example.org`)).headers.authorization;
  } finally {
    await db.destroy();
  }
}

/** Asks as the dashboard does: for days of its reader, a year of them or a little less. */
async function ask(port: number, authorization: string, n: number): Promise<number> {
  const dayBefore = (days: number) =>
    new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const range = `from=${dayBefore(364 - (n % 30))}&to=${dayBefore(0)}&tz=Africa%2FWindhoek`;
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/summary?${range}`, {
    headers: { authorization },
  });
  await response.text();
  if (response.status !== 200) throw new Error(`The summary answered ${response.status}.`);
  return performance.now() - begun;
}
