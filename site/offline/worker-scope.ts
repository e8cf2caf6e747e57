/** What the worker itself says. */
export interface WorkerTexts {
  /** Stands above a page that is shown without a network. */
  offline: string;
  /** The same where the network takes too long. */
  slow: string;
  /** The same where the service does not answer. */
  away: string;
  /** A link behind each of them that asks for the page again. */
  again: string;
  /** A link to what waits; `{n}` stands for the number. */
  waiting: { one: string; other: string };
  /** A notice once a form was sent. */
  sent: { title: string; text: string };
}

/** What the build writes into the worker. */
export interface WorkerBuild {
  /** The page that says “No connection” is fetched anew with each. */
  version: string;
  /** Origin of the service; empty where it is this site's. */
  service: string;
  /** How long forms may wait and still be sent by themselves; milliseconds. */
  lateMs: number;
  texts: WorkerTexts;
}

/** An event whose work the browser waits for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request on its way, which the worker may answer. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A word from a page, and the way to answer it. */
export interface WordEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly { postMessage(answer: unknown): void }[];
}

/** What the worker uses of its surroundings. The typings of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly fetch: typeof fetch;
  readonly indexedDB: IDBFactory;
  /** Background sync: the browser wakes the worker once there is a network. Not in every browser. */
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      includeUncontrolled: true;
    }): Promise<readonly { postMessage(told: unknown): void }[]>;
  };
  addEventListener(
    type: 'install' | 'activate' | 'sync',
    listener: (event: LastingEvent) => void,
  ): void;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
