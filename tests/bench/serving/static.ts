import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Line, spread, written } from '../figures';
import { cpuOf, type Server, startReading, startServer } from '../processes';
import { hasNginx, startNginx } from '../servers/nginx';
import type { Settings } from '../settings';

const CONNECTIONS = 64;
/** What a service does once, after it is ready, is no work of an answer. */
const SETTLED_MS = 2_500;
const PAGE = path.resolve(__dirname, '../../../public/index.html.br');

/** One server asked for the home page for some seconds. */
interface Round {
  perSecond: number;
  /** Processor time of the server for one answer, in microseconds. */
  cpuMicros: number;
  p99: number;
  bytes: number;
  broken: number;
}

/** The home page, compressed, from memory: the service, Node's bare server and nginx, in turns. */
export async function benchStatic(settings: Settings) {
  if (!existsSync(PAGE)) throw new Error('There is no site to serve. Run npm run build');
  const rounds: Record<'memory' | 'service' | 'nginx', Round[]> = {
    memory: [],
    service: [],
    nginx: [],
  };
  for (let round = 0; round < settings.rounds; round += 1) {
    rounds.memory.push(
      await measure((dir) => startServer('memory', dir, { BENCH_FILE: PAGE }), settings),
    );
    rounds.service.push(await measure((dir) => startServer('service', dir), settings));
    if (hasNginx()) rounds.nginx.push(await measure((dir) => startNginx(dir, PAGE), settings));
  }
  const lines = [
    line('node:http with the page in its memory', '≥ 0.8', 0.8, rounds.service, rounds.memory),
    ...(rounds.nginx.length > 0
      ? [line('nginx with one worker', '≥ 0.6', 0.6, rounds.service, rounds.nginx)]
      : []),
  ];
  return { lines, rounds };
}

function line(other: string, reach: string, least: number, ours: Round[], theirs: Round[]): Line {
  const ratio = (of: 'perSecond' | 'cpuMicros') =>
    ours.map((round, n) => round[of] / (theirs[n]?.[of] ?? Number.NaN));
  const all = (rounds: Round[], of: keyof Round) => rounds.map((round) => round[of]);
  const broken = [...ours, ...theirs].filter((round) => round.broken > 0).length;
  const rates = `${written(all(ours, 'perSecond'), 0)} of ${written(all(theirs, 'perSecond'), 0)} a second`;
  return {
    work: `the home page, ${CONNECTIONS} connections, of ${other}`,
    reach,
    found: `${written(ratio('perSecond'), 2)}; ${rates}; p99 ${written(all(ours, 'p99'))} ms; CPU × ${written(ratio('cpuMicros'), 1)}; ${ours[0]?.bytes} and ${theirs[0]?.bytes} bytes${broken > 0 ? `; rounds with broken answers: ${broken}` : ''}`,
    isReached: spread(ratio('perSecond')).median >= least && broken === 0,
  };
}

async function measure(
  start: (dir: string) => Promise<Server>,
  { warmUpMs, measuredMs }: Settings,
): Promise<Round> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    const server = await start(dir);
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const cpuBefore = cpuOf(server.pid);
    const { port } = server;
    const plan = { port, path: '/', connections: CONNECTIONS, warmUpMs, measuredMs };
    const { requests, seconds, allRequests, p99, bytes, broken } = await startReading(plan);
    const cpu = cpuOf(server.pid) - cpuBefore;
    await server.stop();
    const cpuMicros = (cpu * 1e6) / Math.max(1, allRequests);
    return { perSecond: requests / seconds, cpuMicros, p99, bytes, broken };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
