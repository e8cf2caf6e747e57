import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aContactRequest } from '../../support/factories';
import { type Line, spread } from '../figures';
import { memoryOf, type Server, startLoad, startServer } from '../processes';
import type { Settings } from '../settings';
import { call, outcomeOf, repeat, sent } from './calls';

const CONNECTIONS = 64;
/** Of what the service can take: views, and pages that are read beside them. */
const SHARE = { views: 0.6, pages: 0.1 };
const SAMPLE_MS = 10_000;
/** What a service needs for itself has come together by then. */
const SETTLED_SHARE = 0.25;
const GROWTH_MAX = 1.1;

/** What people do beside looking: so many a second, and the status that says it went well. */
const DEEDS = [
  { name: 'messages', perSecond: 2, status: 201, at: () => '/api/contact', init: message },
  { name: 'sign-ups', perSecond: 2, status: 202, at: () => '/api/subscriptions', init: signUp },
  { name: 'follows', perSecond: 5, status: 204, at: () => '/api/follows/rocka', init: follow },
  { name: 'questions', perSecond: 1, status: 200, at: () => '/api/assistant', init: question },
  { name: 'searches', perSecond: 1, status: 200, at: () => '/search?q=rocka', init: () => ({}) },
];

/** Everything at once at 70 % of what can be taken, for a long time: memory, times, errors. */
export async function benchSoak({ warmUpMs, measuredMs, minutes, paths }: Settings) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const server = await startServer('service', dataDir);
  try {
    const { port } = server;
    const base = { port, batch: 1, paths, warmUpMs };
    const peak = await startLoad({ ...base, connections: CONNECTIONS, measuredMs });
    const perSecond = peak.events / peak.seconds;
    const watched = watch(server);
    const isOver = new AbortController();
    const deeds = DEEDS.map(async ({ name, perSecond: often, status, at, init }) => {
      const calls = await repeat(often, isOver.signal, () => call(port, at(), init()));
      return { name, ...outcomeOf(calls, status) };
    });
    const pages = readPages(port, paths, perSecond * SHARE.pages, isOver.signal);
    const views = await startLoad({
      ...base,
      connections: CONNECTIONS,
      measuredMs: minutes * 60_000,
      rate: perSecond * SHARE.views,
    });
    isOver.abort();
    const samples = watched.end();
    const others = [{ name: 'pages', ...(await pages) }, ...(await Promise.all(deeds))];
    const lines = linesOf(perSecond, minutes, views, others, samples);
    return { lines, peak, views, others: others.map(told), samples };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

interface Other {
  name: string;
  times: number[];
  failed: number;
}

function told({ name, times, failed }: Other) {
  return { name, calls: times.length + failed, failed, ...spread(times) };
}

function linesOf(
  perSecond: number,
  minutes: number,
  views: Awaited<ReturnType<typeof startLoad>>,
  others: readonly Other[],
  samples: readonly Sample[],
): Line[] {
  const failed = others.reduce((sum, one) => sum + one.failed, views.refused + views.broken);
  const settled = samples.slice(Math.floor(samples.length * SETTLED_SHARE));
  const third = Math.ceil(settled.length / 3);
  const middle = (list: readonly Sample[], of: 'mib' | 'heapMib') =>
    spread(list.map((sample) => sample[of])).median;
  const [first, last] = [settled.slice(0, third), settled.slice(-third)];
  const [early, late] = [middle(first, 'mib'), middle(last, 'mib')];
  const { median: load } = spread(samples.map((sample) => sample.load));
  return [
    {
      work: `mixed load for ${minutes} minutes at 70 % of ${Math.round(perSecond)} a second`,
      reach: 'p99 ≤ 50 ms, no error',
      found: `p99 of ${views.events} views ${views.p99.toFixed(1)} ms, p50 ${views.p50.toFixed(1)} ms; errors ${failed}; ${others.map(written).join(', ')}; load average ${load.toFixed(1)}`,
      isReached: views.p99 <= 50 && failed === 0,
    },
    {
      work: '… its memory, after the first quarter and at the end',
      reach: '≤ 10 % more',
      found: `${Math.round(early)} and ${Math.round(late)} MiB; of it JavaScript ${Math.round(middle(first, 'heapMib'))} and ${Math.round(middle(last, 'heapMib'))}`,
      isReached: late <= early * GROWTH_MAX,
    },
  ];
}

function written({ name, times }: Other): string {
  return `${times.length} ${name} p95 ${spread(times).p95.toFixed(0)} ms`;
}

interface Sample {
  mib: number;
  /** of it, what JavaScript holds; the rest is the database's cache above all */
  heapMib: number;
  load: number;
}

function watch({ pid, port }: Server) {
  const samples: Sample[] = [];
  const sample = async () => {
    const heapMib = await heapOf(port);
    samples.push({ mib: memoryOf(pid, 'now'), heapMib, load: os.loadavg()[0] ?? 0 });
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return {
    end: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

async function heapOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics)?.[1]) / 2 ** 20;
}

/** Readers beside each other, since one waits for each page. */
async function readPages(port: number, paths: readonly string[], rate: number, over: AbortSignal) {
  const readers = Array.from({ length: 8 }, (_, reader) =>
    repeat(rate / 8, over, (n) => call(port, paths[(n + reader * 7) % paths.length] ?? '/')),
  );
  return outcomeOf((await Promise.all(readers)).flat(), 200);
}

function message() {
  return sent(aContactRequest());
}

function signUp() {
  return sent({ email: `${randomUUID()}@example.org`, source: 'footer' });
}

function follow() {
  return { method: 'PUT', headers: { 'x-device-id': randomUUID() } };
}

function question() {
  return sent({ message: 'Who is Rocka?' });
}
