import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Flush } from '../../db/writes/store-group';
import { type ErrorCode, PROBLEMS } from '../contracts/errors';

/** From a millisecond to ten seconds. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROWS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000];

/**
 * What is counted while the service works. Every label has few values, all of them ours: no path,
 * no address, no text of a visitor ever becomes one.
 */
export type Meters = ReturnType<typeof createMeters>;

/** @param hasProcess also what Node tells of the process; once in a process */
export function createMeters({ hasProcess = false } = {}) {
  const registry = new Registry();
  if (hasProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `artistry_${name}`, help, labelNames, registers });

  const requests = counter(
    'http_requests_total',
    'Answers by kind of route, method and status; "aborted" where the client went away',
    ['route', 'method', 'status'],
  );
  const requestSeconds = new Histogram({
    name: 'artistry_http_request_duration_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['route'] as const,
    buckets: SECONDS,
    registers,
  });
  const problems = counter(
    'http_problems_total',
    'Requests that failed, by the code of the problem; rate_limited and overloaded among them',
    ['code'],
  );
  const events = counter(
    'analytics_events_total',
    'Page views received: accepted, or dropped and why',
    ['outcome'],
  );
  const messages = counter('messages_total', 'Messages taken, by where they were put', ['status']);
  const mails = counter('mails_total', 'Tries to send a mail', ['outcome']);
  const answers = counter(
    'assistant_answers_total',
    'Answers of the assistant by engine and confidence',
    ['engine', 'confidence'],
  );
  const providerCalls = counter(
    'assistant_provider_calls_total',
    'Calls of the model: answered, or why the embedded engine answered instead',
    ['outcome'],
  );
  const flushRows = new Histogram({
    name: 'artistry_write_flush_rows',
    help: 'Rows that shared a transaction of the write queue',
    buckets: ROWS,
    registers,
  });
  const flushSeconds = new Histogram({
    name: 'artistry_write_flush_duration_seconds',
    help: 'How long a transaction of the write queue took',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers,
  });

  // What has never happened is 0, so that its first time is seen as a change.
  for (const code of Object.keys(PROBLEMS)) problems.inc({ code }, 0);
  for (const status of ['new', 'spam']) messages.inc({ status }, 0);

  return {
    registry,
    requests,
    requestSeconds,
    problems,
    /** Is told of every request that failed. */
    failed: (code: ErrorCode): void => problems.inc({ code }),
    events,
    messages,
    mails,
    answers,
    providerCalls,
    /** Is told of every transaction of the write queue. */
    flushed: ({ rows, ms, isStored }: Flush): void => {
      flushRows.observe(rows);
      flushSeconds.observe({ outcome: isStored ? 'stored' : 'failed' }, ms / 1000);
    },
    gauges: createGauges(registry),
  };
}

function createGauges(registry: Registry) {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name: `artistry_${name}`, help, labelNames, registers: [registry] });

  return {
    info: gauge('info', 'The running version', ['version', 'engine']),
    ready: gauge('ready', '1 while requests are taken; 0 while starting or draining'),
    queueRows: gauge('write_queue_rows', 'Rows that wait to be stored', ['lane']),
    pool: gauge('db_pool_connections', 'Connections to the database', ['pool', 'state']),
    databaseUp: gauge('db_up', '1 when the database answered this reading'),
    databaseBytes: gauge('db_size_bytes', 'Size of the database'),
    outbox: gauge('outbox_emails', 'Mails that wait or are parked', ['state']),
    outboxAge: gauge('outbox_oldest_due_seconds', 'How long the most overdue mail has been due'),
    outboxFailing: gauge(
      'outbox_oldest_failing_seconds',
      'How long the oldest mail has waited that was tried in vain',
    ),
    breaker: gauge('assistant_breaker_open', '1 while the model is left alone after failures'),
    diskFree: gauge('data_dir_free_bytes', 'Free space where DATA_DIR is'),
    lastBackup: gauge(
      'backup_last_timestamp_seconds',
      'When the last backup was made; 0 for never',
    ),
  };
}
