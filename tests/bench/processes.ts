import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadPlan, LoadResult } from './load-client';
import type { ReadPlan, ReadResult } from './serving/read-client';

const ROOT = path.resolve(__dirname, '../..');
/** Ticks of `/proc` in a second, on every Linux of today. */
const TICKS = 100;

/** Where the programs that are measured lie. */
export const SERVERS = {
  bare: 'tests/bench/servers/bare.ts',
  naive: 'tests/bench/servers/naive.ts',
  memory: 'tests/bench/servers/memory.ts',
  site: 'tests/bench/servers/site.ts',
  service: 'services/main.ts',
};

/** A server as a process of its own. */
export interface Server {
  port: number;
  pid: number;
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** As `npm start` sets it: requests are short-lived, and small rooms for them are swept all the time. */
const YOUNG_SPACE = '--max-semi-space-size=32';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function run(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  flags: string[] = [],
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    [...flags, '--import', require.resolve('tsx'), path.join(ROOT, file), ...args],
    { cwd: ROOT, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a server on a free port; the service with its limits off and without its access log. */
export async function startServer(
  name: keyof typeof SERVERS,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const child = run(
    SERVERS[name],
    [],
    {
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      JWT_SECRET: BENCH_SECRET,
      PUBLIC_URL: BENCH_URL,
      ...env,
    },
    [YOUNG_SPACE],
  );
  let said = '';
  child.stdout?.setEncoding('utf8');
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  const port = Number(/:(\d+)\s*$/.exec(said.trim())?.[1]);
  return {
    port,
    pid: child.pid ?? 0,
    child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Where the service that is measured believes to be. */
export const BENCH_URL = 'http://bench.test';

/** Signs the tokens of the service that is measured. */
export const BENCH_SECRET = 'a-secret-of-the-benchmark-that-is-long-enough';

/** A load client at work: what it will say, and a way to stop waiting for it. */
export function startLoad(plan: LoadPlan): Promise<LoadResult> {
  return toldBy('tests/bench/load-client.ts', plan);
}

/** The same for reading one page again and again. */
export function startReading(plan: ReadPlan): Promise<ReadResult> {
  return toldBy('tests/bench/serving/read-client.ts', plan);
}

/** What a client says when it has done as it was told; both ends are files of this folder. */
function toldBy<Result>(file: string, plan: object): Promise<Result> {
  const child = run(file, [JSON.stringify(plan)]);
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return once(child, 'close').then(() => JSON.parse(said));
}

/** What another program of the command line did: how long, and the most memory it held. */
export async function runCli(args: string[], dataDir: string) {
  const begun = performance.now();
  const child = run('cli/main.ts', args, { DATA_DIR: dataDir });
  child.stdout?.resume();
  let peakMiB = 0;
  const watch = setInterval(() => {
    if (child.pid) peakMiB = Math.max(peakMiB, memoryOf(child.pid));
  }, 20);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  return { code, seconds: (performance.now() - begun) / 1000, peakMiB };
}

/** Seconds of processor time that a process has used. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The same of a process and of all that it has started, those that have ended included. */
export function familyCpuOf(pid: number): number {
  let seconds = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(Number(name));
    if (Number(name) !== pid && Number(fields[1]) !== pid) continue;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    seconds += (user + system + endedUser + endedSystem) / TICKS;
  }
  return seconds;
}

/** What `/proc` says of a process after its name; nothing of one that has just ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The memory of a process in MiB: the most that it has held, or what it holds now. */
export function memoryOf(pid: number, when: 'most' | 'now' = 'most'): number {
  const line = when === 'most' ? /VmHWM:\s+(\d+)/ : /VmRSS:\s+(\d+)/;
  try {
    // A process that has just ended has no memory to tell of.
    const [, kib = '0'] = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return 0;
  }
}
