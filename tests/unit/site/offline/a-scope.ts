import type { LastingEvent, WorkerScope } from '../../../../site/offline/worker-scope';

/** Answers by address that last as long as the test, in the order in which they came. */
class KeptInMemory {
  readonly #answers = new Map<string, Response>();

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    return this.#answers.get(keyOf(asked))?.clone();
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    this.#answers.set(keyOf(asked), response);
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.#answers.delete(keyOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((url) => ({ url }) as Request); // all that is asked of them
  }
}

/** As a browser does, by the whole address. */
function keyOf(asked: RequestInfo | URL): string {
  return new URL(addressOf(asked), 'https://site.test').href;
}

function addressOf(asked: RequestInfo | URL): string {
  if (typeof asked === 'string') return asked;
  return asked instanceof URL ? asked.href : asked.url;
}

/** A worker's surroundings: its caches in memory, and a network that says what it is told to. */
export function aScope(answer: (url: string) => Response | Promise<Response>, saveData = false) {
  const named = new Map<string, KeptInMemory>();
  const listeners = new Map<string, (event: LastingEvent) => void>();
  const asked: string[] = [];
  const scope = {
    caches: {
      open: async (name: string) => {
        const cache = named.get(name) ?? new KeptInMemory();
        named.set(name, cache);
        return cache;
      },
      keys: async () => [...named.keys()],
      delete: async (name: string) => named.delete(name),
      match: async (wanted: RequestInfo | URL, only?: MultiCacheQueryOptions) => {
        for (const [name, cache] of named) {
          if (name !== (only?.cacheName ?? name)) continue;
          const found = await cache.match(wanted);
          if (found) return found;
        }
        return undefined;
      },
    },
    fetch: async (wanted: RequestInfo | URL) => {
      asked.push(addressOf(wanted));
      return answer(addressOf(wanted));
    },
    location: { origin: 'https://site.test' },
    navigator: { connection: { saveData } },
    registration: {},
    clients: { claim: async () => {}, matchAll: async () => [] },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: LastingEvent) => void) =>
      void listeners.set(type, listener),
  };
  return {
    ...(scope as unknown as WorkerScope), // of what a browser gives, that which is used
    /** What was asked of the network. */
    asked,
    /** Lets something happen, and waits until the worker is done with it. */
    async happen(type: string, more: object = {}): Promise<void> {
      const work: Promise<unknown>[] = [];
      const waitUntil = (one: Promise<unknown>) => void work.push(one);
      listeners.get(type)?.(Object.assign(new Event(type), { ...more, waitUntil }));
      await Promise.all(work);
    },
  };
}
