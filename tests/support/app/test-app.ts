import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import type { OutboxRow } from '../../../db/tables';
import { createWriteQueue } from '../../../db/writes/write-queue';
import { createApp } from '../../../services/app';
import { createPasswords } from '../../../services/auth/passwords';
import type { Deps } from '../../../services/deps';
import { FILLED_PAGES } from '../../../services/filled-pages';
import { isEncrypted } from '../../../services/http/security-headers';
import { createHttpServer } from '../../../services/http/server';
import { createMeters } from '../../../services/metrics/meters';
import { openPages } from '../../../services/pages/open-pages';
import { type Config, loadConfig } from '../../../services/settings/config';
import { testEngine } from '../assistant/test-engine';
import { type Engine, testDatabase } from '../database/test-database';
import { closing } from '../left-open';
import { TEXTS } from './texts';

/** A Monday. */
export const NOON = new Date('2025-06-02T12:00:00.000Z');

let places = 0;

/** Headers of a request from somewhere nobody has called from, for an app with `TRUST_PROXY`. */
export function fromElsewhere(): Record<string, string> {
  places += 1;
  return { 'x-forwarded-for': `2001:db8:${places.toString(16)}::1` };
}

interface Options {
  /** A built site. */
  site?: string;
  /** Settings, by their names in the environment. */
  env?: Record<string, string>;
  /** Parts to put in the place of the real ones. */
  deps?: Partial<Deps>;
}

/** Real code over a private database, with a clock that stands and a mailbox instead of a mail server. */
export async function testDeps(
  engine: Engine,
  { site = '/no-site', env = {}, deps }: Options = {},
) {
  const database = await testDatabase(engine);
  const config: Config = loadConfig(
    // Tests call more often than people; those about limits turn them on.
    { PUBLIC_URL: 'https://site.test', RATE_LIMITS: 'off', ...env },
    '/no-root',
  );
  const meters = createMeters();
  const mailbox: OutboxRow[] = [];
  const clock = { now: NOON };
  const logLines: string[] = [];
  const all: Deps = {
    config,
    publicUrl: config.publicUrl ?? 'http://localhost',
    secret: 'a secret of tests that is long enough',
    passwords: createPasswords(4),
    assistant: { engine: testEngine, provider: undefined },
    db: database.db,
    reads: database.db,
    writes: createWriteQueue(database.db, { onFlush: meters.flushed }),
    meters,
    transport: async (mail) => void mailbox.push(mail),
    wakeOutbox: () => {},
    texts: TEXTS,
    pages: await openPages(site, FILLED_PAGES, isEncrypted(config.publicUrl)),
    log: pino({ level: 'trace' }, { write: (line) => void logLines.push(line) }),
    now: () => clock.now,
    life: { phase: 'ready' },
    startedAt: NOON,
    version: '0.0.0',
    ...deps,
  };
  return { deps: all, database, mailbox, clock, logLines };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The service on a free port. Call `close` when done. */
export async function testApp(engine: Engine, options: Options = {}) {
  const parts = await testDeps(engine, options);
  const server = createHttpServer(false).on('request', createApp(parts.deps));
  // Only the caller lets a connection go: else, after a pause of this machine, a call meets its end.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  const url = `http://127.0.0.1:${port}`;

  return {
    ...parts,
    server,
    url,
    fetch: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Sends bytes as they are and returns everything that comes back until the server hangs up. */
    raw: (bytes: string | Buffer) => rawRequest(port, bytes),
    /** As before the first request; for a new test on the same app. */
    reset: async () => {
      await parts.database.clear();
      parts.mailbox.length = 0;
      parts.logLines.length = 0;
      parts.clock.now = NOON;
      parts.deps.life.phase = 'ready';
    },
    close: closing(async () => {
      server.closeAllConnections();
      server.close();
      await parts.deps.writes.idle();
      await parts.database.drop();
    }),
  };
}

async function rawRequest(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
