import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aContactRequest } from '../../support/factories';
import { type Line, spread } from '../figures';
import { memoryOf, startLoad, startServer } from '../processes';
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
    const { port, pid } = server;
    const base = { port, batch: 1, paths, warmUpMs };
    const peak = await startLoad({ ...base, connections: CONNECTIONS, measuredMs });
    const perSecond = peak.events / peak.seconds;
    const watched = watch(pid);
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
  const middle = (list: readonly Sample[]) => spread(list.map(({ mib }) => mib)).median;
  const [early, late] = [middle(settled.slice(0, third)), middle(settled.slice(-third))];
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
      found: `${Math.round(early)} and ${Math.round(late)} MiB`,
      isReached: late <= early * GROWTH_MAX,
    },
  ];
}

function written({ name, times }: Other): string {
  return `${times.length} ${name} p95 ${spread(times).p95.toFixed(0)} ms`;
}

interface Sample {
  mib: number;
  load: number;
}

function watch(pid: number) {
  const samples: Sample[] = [];
  const timer = setInterval(
    () => samples.push({ mib: memoryOf(pid, 'now'), load: os.loadavg()[0] ?? 0 }),
    SAMPLE_MS,
  );
  return {
    end: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Readers beside each other, since one waits for each page. */
async function readPages(port: number, paths: readonly string[], rate: number, over: AbortSignal) {
  const readers = Array.from({ length: 8 }, (_, reader) =>
    repeat(rate / 8, over, (n) => call(port, paths[(n + reader * 7) % paths.length] ?? '/')),
  );
  return outcomeOf((await Promise.all(readers)).flat(), 200);
}

function message() {
  return sent('POST', aContactRequest());
}

function signUp() {
  return sent('POST', { email: `${randomUUID()}@example.org`, source: 'footer' });
}

function follow() {
  return { method: 'PUT', headers: { 'x-device-id': randomUUID() } };
}

function question() {
  return sent('POST', { message: 'Who is Rocka?' });
}
