import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer in front of replicas, with the few habits of nginx that matter here. */
export interface Balancer {
  url: string;
  /** Puts a replica in a place, in the stead of the one that was there. */
  place(index: number, url: string): void;
  /** How often a call had to go to another replica. */
  retries(): number;
  close(): void;
}

const PROBE_EVERY_MS = 100;
const PROBE_PATIENCE_MS = 1_000;
const TRIES = 3;
const PATIENCE_MS = 10_000;

interface Replica {
  url: URL;
  agent: Agent;
  isReady: boolean;
}

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Starts it. Calls go round the replicas that say they are ready. One that was refused, broke off or was
 * answered 503 goes to the next: every write of the service may be repeated, by its key or its id
 * (nginx: `proxy_next_upstream error timeout http_503 non_idempotent`).
 */
export async function startBalancer(): Promise<Balancer> {
  const replicas = new Map<number, Replica>();
  let turn = 0;
  let retried = 0;

  async function probe(replica: Replica): Promise<void> {
    const answer = await send(
      replica,
      'GET',
      '/api/health/ready',
      {},
      undefined,
      PROBE_PATIENCE_MS,
    );
    replica.isReady = answer?.status === 200;
  }
  const probing = setInterval(() => {
    for (const replica of replicas.values()) void probe(replica);
  }, PROBE_EVERY_MS);

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const { method = 'GET', url = '/', headers } = incoming;
    let reply: Reply | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const replica = next();
      if (!replica) continue;
      if (tries > 0) retried += 1;
      reply = await send(replica, method, url, headers, body, PATIENCE_MS);
      if (reply && reply.status !== 503) break;
      // What it says of itself comes with the next probe; until then it is passed over.
      replica.isReady = false;
    }
    const { status, headers: told, body: text } = reply ?? { status: 502, headers: {}, body: '' };
    const type = told['content-type'];
    response.writeHead(status, type ? { 'content-type': type } : {}).end(text);
  }

  /** Of those that are ready, or of all when none is. */
  function next(): Replica | undefined {
    const all = [...replicas.values()];
    const ready = all.filter(({ isReady }) => isReady);
    const among = ready.length > 0 ? ready : all;
    turn += 1;
    return among[turn % among.length];
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  return {
    url: `http://127.0.0.1:${port}`,
    place: (index, url) => {
      replicas.get(index)?.agent.destroy();
      const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 });
      replicas.set(index, { url: new URL(url), agent, isReady: true });
    },
    retries: () => retried,
    close: () => {
      clearInterval(probing);
      for (const { agent } of replicas.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Undefined when no whole answer came. */
function send(
  { url, agent }: Replica,
  method: string,
  path: string,
  headers: IncomingMessage['headers'],
  body: Buffer | undefined,
  patienceMs: number,
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const { host, connection, ...kept } = headers;
    const options = { hostname: url.hostname, port: url.port, agent, method, path, headers: kept };
    const call = request({ ...options, timeout: patienceMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', () => resolve(undefined));
      response.on('close', () => response.complete || resolve(undefined));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(undefined));
    call.end(body);
  });
}
