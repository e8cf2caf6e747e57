import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** What a load client is told to do, as JSON in its first argument. */
export interface LoadPlan {
  port: number;
  connections: number;
  warmUpMs: number;
  measuredMs: number;
  /** pages to be looked at */
  paths: readonly string[];
  /** events in one request */
  batch: number;
  /** So many at the same time, in turns. As on the site each tells of a view again, with its time, before the next. */
  visitors?: number;
  /** requests per second of all connections together; as fast as answers come where left out */
  rate?: number;
  /** Where to write the view ids that were acknowledged, for a server that will be killed. */
  ackFile?: string;
}

/** What it saw. Latencies in milliseconds, of the measured time. */
export interface LoadResult {
  seconds: number;
  /** Processor time of the client itself, from its start to its end. */
  cpuSeconds: number;
  requests: number;
  events: number;
  /** Acknowledged before and after the measured time too. */
  allEvents: number;
  /** Answered 503 with a time to come back. */
  refused: number;
  /** Answered anything else, or not at all. */
  broken: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

const AGENTS = [
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
];
const REFERRERS = ['null', '"https://www.google.com/"', '"https://www.instagram.com/p/1"', 'null'];
const VIEWS_PER_SESSION = 8;

const plan: LoadPlan = JSON.parse(process.argv[2] ?? '{}');
const begin = performance.now() + plan.warmUpMs;
const end = begin + plan.measuredMs;
const latencies: number[] = [];
const counts = { requests: 0, events: 0, allEvents: 0, refused: 0, broken: 0 };
let serial = 0;
let session = uuid();
let open = 0;
const started = performance.now();
let sent = 0;

for (let n = 0; n < plan.connections; n += 1) openConnection();

function uuid(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

interface Visit {
  session: string;
  views: number;
  /** The latest view as it was told; empty when its time has been told too. */
  untimed: string;
}

/** Those who come next are in front, from `turn` on. */
const visits: Visit[] = [];
let turn = 0;

function event(viewId: string): string {
  serial += 1;
  const time = (serial % 60) * 250;
  if (plan.visitors === undefined) {
    if (serial % VIEWS_PER_SESSION === 0) session = uuid();
    return timed(view(session, viewId), time);
  }
  const visit = visits.length - turn < plan.visitors ? aVisit() : (visits[turn++] ?? aVisit());
  const { untimed } = visit;
  const isOver = untimed !== '' && visit.views === VIEWS_PER_SESSION;
  if (!isOver) visits.push(visit);
  visit.untimed = untimed === '' ? view(visit.session, viewId) : '';
  if (untimed !== '') return timed(untimed, 1_000 + time);
  visit.views += 1;
  return timed(visit.untimed, 0);
}

function aVisit(): Visit {
  return { session: uuid(), views: 0, untimed: '' };
}

function view(id: string, viewId: string): string {
  const path = plan.paths[serial % plan.paths.length] ?? '/';
  return `{"session_id":"${id}","path":"${path}","referrer":${REFERRERS[serial % 4]},"user_agent":"${AGENTS[serial % 4]}","view_id":"${viewId}",`;
}

function timed(untimed: string, ms: number): string {
  return `${untimed}"duration_ms":${ms}}`;
}

function openConnection(): void {
  const socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true });
  let sentAt = 0;
  let ids: string[] = [];
  let answer = '';
  open += 1;

  function send(): void {
    if (performance.now() >= end) return void socket.end();
    sent += 1;
    ids = Array.from({ length: plan.batch }, uuid);
    const events = ids.map(event);
    const body = plan.batch === 1 ? events[0] : `[${events.join()}]`;
    sentAt = performance.now();
    socket.write(
      `POST /api/analytics/events HTTP/1.1\r\nHost: bench.test\r\nUser-Agent: ${AGENTS[0]}\r\nContent-Type: application/json\r\nContent-Length: ${body?.length}\r\n\r\n${body}`,
    );
  }

  function next(): void {
    const wait =
      plan.rate === undefined ? 0 : started + (sent * 1000) / plan.rate - performance.now();
    if (wait > 1) setTimeout(send, wait);
    else send();
  }

  socket.setEncoding('latin1');
  socket.on('connect', send);
  socket.on('data', (chunk: string) => {
    answer += chunk;
    if (!isWhole(answer)) return;
    const at = performance.now();
    const isAccepted = answer.startsWith('HTTP/1.1 2');
    const isRefused = !isAccepted && /^HTTP\/1.1 503 .*\r\nretry-after: \d+\r\n/is.test(answer);
    answer = '';
    if (isAccepted) counts.allEvents += plan.batch;
    if (isAccepted && plan.ackFile) appendFileSync(plan.ackFile, `${ids.join('\n')}\n`);
    if (at >= begin && at < end) {
      if (isAccepted) {
        counts.requests += 1;
        counts.events += plan.batch;
        latencies.push(at - sentAt);
      } else if (isRefused) counts.refused += 1;
      else counts.broken += 1;
    }
    next();
  });
  socket.on('error', () => {
    counts.broken += 1;
  });
  socket.on('close', () => close(socket));
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer)?.[1];
  return answer.length >= head + 4 + Number(length ?? 0);
}

function close(socket: Socket): void {
  socket.destroy();
  open -= 1;
  if (open > 0) return;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
  const result: LoadResult = {
    seconds: plan.measuredMs / 1000,
    cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    ...counts,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
