import { connect } from 'node:net';

/** What a reading client is told to do, as JSON in its first argument. */
export interface ReadPlan {
  port: number;
  path: string;
  connections: number;
  warmUpMs: number;
  measuredMs: number;
}

/** What it saw. Latencies in milliseconds, of the measured time. */
export interface ReadResult {
  seconds: number;
  requests: number;
  /** Before and after the measured time too. */
  allRequests: number;
  /** Of one answer, head and body. */
  bytes: number;
  broken: number;
  p50: number;
  p99: number;
}

const plan: ReadPlan = JSON.parse(process.argv[2] ?? '{}');
const REQUEST = Buffer.from(
  `GET ${plan.path} HTTP/1.1\r\nHost: bench.test\r\nAccept-Encoding: br\r\n\r\n`,
);
const begin = performance.now() + plan.warmUpMs;
const end = begin + plan.measuredMs;
const latencies: number[] = [];
const counts = { allRequests: 0, bytes: 0, broken: 0 };
let open = plan.connections;

for (let n = 0; n < plan.connections; n += 1) openConnection();

/**
 * Asks for the same page again and again. All answers of a server are of one length, so that after
 * the first only bytes are counted: the client must not be what is measured.
 */
function openConnection(): void {
  const socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true });
  let length = 0;
  let first = Buffer.alloc(0);
  let got = 0;
  let askedAt = 0;

  function ask(): void {
    got = 0;
    askedAt = performance.now();
    if (askedAt < end) socket.write(REQUEST);
    else socket.end();
  }

  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    got += chunk.length;
    if (length === 0) {
      first = Buffer.concat([first, chunk]);
      length = lengthOf(first);
    }
    if (length === 0 || got < length) return;
    const at = performance.now();
    counts.allRequests += 1;
    if (at >= begin && at < end) latencies.push(at - askedAt);
    counts.bytes = length;
    if (got > length) counts.broken += 1;
    ask();
  });
  socket.on('error', () => {
    counts.broken += 1;
  });
  socket.on('close', close);
}

/** Bytes of the whole answer; 0 while its head is not there, or when it is none that was asked for. */
function lengthOf(answer: Buffer): number {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const text = answer.toString('latin1', 0, head);
  const body = /content-length: (\d+)/i.exec(text)?.[1];
  return text.startsWith('HTTP/1.1 200') && body ? head + 4 + Number(body) : 0;
}

function close(): void {
  open -= 1;
  if (open > 0) return;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
  const seconds = plan.measuredMs / 1000;
  const requests = latencies.length;
  const result: ReadResult = { seconds, requests, ...counts, p50: at(0.5), p99: at(0.99) };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
