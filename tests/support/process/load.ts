import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What became of one call. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** `refused`: nobody listened, so nothing was sent. `broken`: sent, and no answer came back. */
export type Outcome = Answer | 'refused' | 'broken';

const REFUSED_PAUSE_MS = 20;

interface Call {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call over a connection of the agent's. Never rejects. */
function callOnce(
  { hostname, port }: URL,
  agent: Agent,
  { method = 'POST', path, body, headers = {} }: Call,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { hostname, port, agent, method, path, headers: { ...type, ...headers } };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', () => resolve('broken'));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      );
    });
    call.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    );
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/**
 * Calls as fast as answers come, over `workers` kept-alive connections, until it is stopped. `next`
 * makes each call and hears what became of it.
 */
export function startLoad(
  url: string,
  workers: number,
  next: () => { call: Call; done(outcome: Outcome): void },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const target = new URL(url);
  let isOver = false;

  async function work(): Promise<void> {
    while (!isOver) {
      const { call, done } = next();
      const outcome = await callOnce(target, agent, call);
      done(outcome);
      if (outcome === 'refused') await sleep(REFUSED_PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: workers }, work));
  return {
    stop: async () => {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}
