import { randomId } from '../analytics/random-id';
import { kindOf } from './kinds';
import { markKept } from './mark-kept';
import { attendWaiting } from './waiting/attend-waiting';
import { formPathOf, takeForm } from './waiting/take-form';
import type { FetchEvent, WorkerBuild, WorkerScope } from './worker-scope';

/** So long the network may take before a kept page is shown in its place. */
const PATIENCE_MS = 4_000;
/** A visitor's last pages, and their pictures. Those kept longest go first. */
const MOST = { pages: 40, parts: 160 };
const OFFLINE = '/offline';
/** What a kept page brings along of its answer. */
const HEADERS = ['content-type', 'content-security-policy', 'referrer-policy'];
const SCRIPT = /<script\b(?![^>]*\bdata-offline\b)[^>]*>[\s\S]*?<\/script>/gi;
/** These stay from build to build: what is in them is fresh or named by its content. */
const PAGES = 'pages';
const PARTS = 'parts';

/**
 * Keeps the pages that were opened readable without a network. Online every page comes from the network, so
 * nothing old is shown; answers of the service and personal pages are left alone. Forms that were sent
 * off without a network wait here and are sent when it is back.
 */
export function startWorker(scope: WorkerScope, build: WorkerBuild): void {
  const { version, texts } = build;
  const shell = `shell-${version}`;
  const room = attendWaiting(scope, build);

  scope.addEventListener('install', (event) => {
    event.waitUntil(
      scope.caches
        .open(shell)
        .then((cache) => (savesData() ? undefined : prepare(cache)))
        .then(() => scope.skipWaiting()),
    );
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      scope.caches
        .keys()
        .then((names) => names.filter((name) => ![shell, PAGES, PARTS].includes(name)))
        .then((old) => Promise.all(old.map((name) => scope.caches.delete(name))))
        .then(() => scope.clients.claim()),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const asked = {
      method: request.method,
      url: request.url,
      hasRange: request.headers.has('range'),
    };
    const kind = kindOf(asked, request.mode === 'navigate', scope.location.origin);
    if (kind === 'page') event.respondWith(page(event));
    else if (kind === 'lasting') event.respondWith(lasting(event));
    else if (kind === 'form') event.respondWith(form(request));
  });

  scope.addEventListener('message', (event) => {
    if (typeof event.data === 'string') event.waitUntil(opened(event.data).catch(() => {}));
  });

  async function prepare(cache: Cache): Promise<void> {
    await cache.put(OFFLINE, await withoutScript(await scope.fetch(OFFLINE)));
  }

  /** A page that the browser was not asked for: the first of all, and those shown without a new document. */
  async function opened(path: string): Promise<void> {
    const { origin } = scope.location;
    const url = new URL(path, origin).href;
    const asked = { method: 'GET', url, hasRange: false };
    if (kindOf(asked, true, origin) !== 'page' || savesData()) return;
    const cache = await scope.caches.open(PAGES);
    if (!(await cache.match(url))) await keepPage({ url }, await scope.fetch(url));
  }

  /** Whether the visitor asked for as few bytes as possible: then nothing is fetched beyond what is shown. */
  function savesData(): boolean {
    return scope.navigator.connection?.saveData === true;
  }

  /** From the network; what was kept where there is none; the offline page where nothing was. */
  async function page(event: FetchEvent): Promise<Response> {
    try {
      return await fresh(event);
    } catch (failure) {
      const offline = await scope.caches.match(OFFLINE);
      if (offline) return offline;
      throw failure;
    }
  }

  async function fresh(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const fetched = scope.fetch(request);
    event.waitUntil(
      fetched
        .then((response) => keepPage(request, response.clone()))
        // there is a network: what waits for one may go
        .then(() => room.send())
        .catch(() => {}),
    );
    const cache = await scope.caches.open(PAGES);
    const kept = await cache.match(request.url);
    if (!kept) return fetched;
    const late = new Promise<Response>((answer) => setTimeout(answer, PATIENCE_MS, kept));
    return Promise.race([fetched.catch(() => marked(kept)), late]);
  }

  async function marked(page: Response): Promise<Response> {
    const waiting = await room.list().catch(() => []);
    return markKept(page, texts, waiting.filter(({ state }) => state !== 'sent').length);
  }

  async function form(request: Request): Promise<Response> {
    const path = formPathOf(new URL(request.url).pathname);
    if (!path) return scope.fetch(request);
    return takeForm(request, path, { send: scope.fetch, room, newId: randomId });
  }

  /** Kept already, or fetched once. */
  async function lasting(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const kept = await scope.caches.match(request.url);
    if (kept) return kept;
    const response = await scope.fetch(request);
    const copy = response.clone();
    event.waitUntil(keep(PARTS, MOST.parts, request, copy).catch(() => {}));
    return response;
  }

  async function keepPage(request: { url: string }, response: Response): Promise<void> {
    if (mayKeep(response)) await keep(PAGES, MOST.pages, request, await withoutScript(response));
  }

  async function keep(name: string, most: number, { url }: { url: string }, response: Response) {
    if (!mayKeep(response)) return;
    const cache = await scope.caches.open(name);
    // what was asked for last stands last
    await cache.delete(url);
    await cache.put(url, response);
    const urls = await cache.keys();
    await Promise.all(
      urls.slice(0, Math.max(0, urls.length - most)).map((old) => cache.delete(old)),
    );
  }
}

/** A redirected answer may not be given to a navigation later. */
function mayKeep({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('cache-control')?.includes('no-store');
}

/**
 * A page as it is without script: whole and readable, while its scripts could fail half-way without a
 * network and take it away.
 */
async function withoutScript(response: Response): Promise<Response> {
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response((await response.text()).replace(SCRIPT, ''), { headers });
}
