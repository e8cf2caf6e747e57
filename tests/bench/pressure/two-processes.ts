import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../db/connect';
import { runPostgres, stopPostgres } from '../../support/database/test-postgres';
import { type Line, spread, written } from '../figures';
import { cpuOf, familyCpuOf, type Server, startLoad, startServer } from '../processes';
import type { Settings } from '../settings';

const CONNECTIONS = 256;
const REACH = 1.5;

/** So many processes under full load for some seconds, and who used the processors meanwhile. */
interface Round {
  perSecond: number;
  p99: number;
  broken: number;
  /** Processor time for one event, in microseconds. */
  micros: { service: number; postgres: number; client: number };
  /** Processors that all three kept busy together. */
  busy: number;
}

/** What a second process adds on one PostgreSQL that waits for its disk, in turns with one process. */
export async function benchTwoProcesses(settings: Settings) {
  const postgres = await runPostgres();
  const rounds = { one: [] as Round[], two: [] as Round[] };
  try {
    for (let round = 0; round < settings.rounds; round += 1) {
      rounds.one.push(await measure(1, postgres, settings));
      rounds.two.push(await measure(2, postgres, settings));
    }
  } finally {
    await stopPostgres();
  }
  return { lines: linesOf(rounds), rounds };
}

function linesOf({ one, two }: { one: Round[]; two: Round[] }): Line[] {
  const gains = two.map(({ perSecond }, n) => perSecond / (one[n]?.perSecond ?? Number.NaN));
  const rates = (rounds: Round[]) =>
    written(
      rounds.map(({ perSecond }) => perSecond),
      0,
    );
  const last = two.at(-1);
  const { service = 0, postgres = 0, client = 0 } = last?.micros ?? {};
  const [of, broken] = [os.cpus().length, [...one, ...two].reduce((n, r) => n + r.broken, 0)];
  return [
    {
      work: 'PostgreSQL: views of two processes, of one',
      reach: `≥ ${REACH} ×`,
      found: `${written(gains, 2)} ×; ${rates(two)} of ${rates(one)} events/s; processor per event ${service.toFixed(0)} µs service, ${postgres.toFixed(0)} PostgreSQL, ${client.toFixed(0)} client; busy ${last?.busy.toFixed(1)} of ${of} processors, with one process ${one.at(-1)?.busy.toFixed(1)}; ${broken} broken`,
      isReached: spread(gains).median >= REACH && broken === 0,
    },
  ];
}

/** A database that is made for the round, with so many services on it. */
async function measure(count: number, postgres: number, settings: Settings): Promise<Round> {
  const { warmUpMs, measuredMs, paths } = settings;
  const { url, remove } = await database();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const servers: Server[] = [];
  for (let n = 0; n < count; n += 1)
    servers.push(await startServer('service', path.join(folder, String(n)), { DATABASE_URL: url }));
  try {
    const used = () => ({
      service: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      postgres: familyCpuOf(postgres),
    });
    const before = used();
    const begun = performance.now();
    const plan = { batch: 1, paths, warmUpMs, measuredMs, connections: CONNECTIONS / count };
    const loads = await Promise.all(servers.map(({ port }) => startLoad({ ...plan, port })));
    const seconds = (performance.now() - begun) / 1000;
    const after = used();
    const sum = (of: 'events' | 'allEvents' | 'broken' | 'cpuSeconds') =>
      loads.reduce((total, load) => total + load[of], 0);
    const cpu = {
      service: after.service - before.service,
      postgres: after.postgres - before.postgres,
      client: sum('cpuSeconds'),
    };
    const micros = (of: keyof typeof cpu) => (cpu[of] * 1e6) / Math.max(1, sum('allEvents'));
    return {
      perSecond: (sum('events') * 1000) / measuredMs,
      p99: Math.max(...loads.map(({ p99 }) => p99)),
      broken: sum('broken'),
      micros: {
        service: micros('service'),
        postgres: micros('postgres'),
        client: micros('client'),
      },
      busy: (cpu.service + cpu.postgres + cpu.client) / seconds,
    };
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
    await remove();
  }
}

/** An empty database of its own. */
async function database() {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = openDb({ url: server });
  await admin.raw('create database ??', [name]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: async () => {
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}
