/** An event whose work the browser waits for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request on its way, which the worker may answer. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A word from a page. */
export interface WordEvent extends LastingEvent {
  readonly data: unknown;
}

/** What the worker uses of its surroundings. The typings of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly fetch: (request: Request | string) => Promise<Response>;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
