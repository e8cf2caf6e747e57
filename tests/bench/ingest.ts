import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countEvents } from '../../db/analytics/read/events';
import { openDb } from '../../db/connect';
import { type Line, spread, written } from './figures';
import type { LoadResult } from './load-client';
import { cpuOf, type SERVERS, startLoad, startServer } from './processes';
import type { Settings } from './settings';

const CONNECTIONS = 64;
const BATCH = 20;
const SETTLED_MS = 2_500;
const VISITORS = 10_000;

/** One server under full load for some seconds. */
interface Round extends LoadResult {
  perSecond: number;
  /** Processor time of the server for one event, in microseconds. */
  cpuMicros: number;
  /** Rows in its database less events it acknowledged, where each is a view. Those in flight at the end may be more. */
  surplus: number;
}

type Kind = keyof typeof SERVERS;

/** Takes in as much as it can: alone, in batches, beside the limit and the usual way, in turns. */
export async function benchIngest(settings: Settings) {
  const rounds: Record<'bare' | 'naive' | 'service' | 'visits' | 'batches', Round[]> = {
    bare: [],
    naive: [],
    service: [],
    visits: [],
    batches: [],
  };
  for (let round = 0; round < settings.rounds; round += 1) {
    rounds.bare.push(await measure('bare', 1, settings));
    rounds.service.push(await measure('service', 1, settings));
    rounds.visits.push(await measure('service', 1, settings, VISITORS));
    rounds.naive.push(await measure('naive', 1, settings));
    rounds.batches.push(await measure('service', BATCH, settings));
  }
  const { bare, naive, service, visits, batches } = rounds;
  const ratio = (one: Round[], other: Round[], of: 'perSecond' | 'cpuMicros') =>
    one.map((round, n) => round[of] / (other[n]?.[of] ?? Number.NaN));
  const ofLimit = ratio(service, bare, 'perSecond');
  const ofNaive = ratio(service, naive, 'perSecond');
  const p50 = spread(service.map((round) => round.p50)).median;
  const lost = [...service, ...batches].filter(
    ({ surplus, broken }) => surplus < 0 || broken > 0,
  ).length;

  const lines: Line[] = [
    {
      work: 'one event per request, 64 connections, of the bare server',
      reach: '≥ 0.20',
      found: `${written(ofLimit, 2)}; ${written(
        service.map((round) => round.perSecond),
        0,
      )} of ${written(
        bare.map((round) => round.perSecond),
        0,
      )} events/s; CPU per event × ${written(ratio(service, bare, 'cpuMicros'), 1)}`,
      isReached: spread(ofLimit).median >= 0.2,
    },
    {
      work: '… acknowledged after commit, half of them within',
      reach: '≤ 5 ms, none lost',
      found: `${p50.toFixed(1)} ms, p99 ${written(service.map((round) => round.p99))} ms; rounds with losses: ${lost}`,
      isReached: p50 <= 5 && lost === 0,
    },
    {
      work: '… 10,000 visitors in turns, who tell of each view again how long it was',
      reach: 'stated',
      found: `${written(ratio(visits, bare, 'perSecond'), 2)} of the bare server; ${written(
        visits.map((round) => round.perSecond),
        0,
      )} events/s, p50 ${written(visits.map((round) => round.p50))} ms`,
      isReached: true,
    },
    {
      work: '… of one Knex insert per request at synchronous=FULL',
      reach: '≥ 4 ×',
      found: `${written(ofNaive, 1)} ×; ${written(
        naive.map((round) => round.perSecond),
        0,
      )} events/s`,
      isReached: spread(ofNaive).median >= 4,
    },
    {
      work: 'batches of 20',
      reach: '≥ 50,000 events/s',
      found: `${written(
        batches.map((round) => round.perSecond),
        0,
      )} events/s; CPU ${written(
        batches.map((round) => round.cpuMicros),
        1,
      )} µs per event; refused ${batches.reduce((sum, { refused }) => sum + refused, 0)}`,
      isReached: spread(batches.map((round) => round.perSecond)).median >= 50_000,
    },
  ];
  return { lines, rounds };
}

async function measure(
  kind: Kind,
  batch: number,
  settings: Settings,
  visitors?: number,
): Promise<Round> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    const server = await startServer(kind, dataDir);
    // What a service does once, after it is ready, is no work of an event.
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const cpuBefore = cpuOf(server.pid);
    const { port } = server;
    const { warmUpMs, measuredMs, paths } = settings;
    const result = await startLoad({
      port,
      connections: CONNECTIONS,
      warmUpMs,
      measuredMs,
      batch,
      paths,
      ...(visitors !== undefined && { visitors }),
    });
    const cpu = cpuOf(server.pid) - cpuBefore;
    await server.stop();
    return {
      ...result,
      perSecond: result.events / result.seconds,
      cpuMicros: (cpu * 1e6) / Math.max(1, result.allEvents),
      surplus:
        kind === 'service' && visitors === undefined
          ? (await rowsIn(dataDir)) - result.allEvents
          : 0,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function rowsIn(dataDir: string): Promise<number> {
  const db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  try {
    return await countEvents(db);
  } finally {
    await db.destroy();
  }
}
