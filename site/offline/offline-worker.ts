import { isAway } from './is-away';
import { type KeptAnswers, keptAnswers } from './kept-answers';
import { kindOf } from './kinds';
import { markKept, type Why } from './mark-kept';
import { attendWaiting } from './waiting/attend-waiting';
import { formPathOf, takeForm } from './waiting/take-form';
import type { WaitingRoom } from './waiting/waiting-room';
import type { FetchEvent, WorkerBuild, WorkerScope } from './worker-scope';

/** So long the network may take before a kept page is shown in its place. */
const PATIENCE_MS = 4_000;

/**
 * Keeps the pages that were opened readable without a network. Online a page comes from the network, unless that
 * takes longer than `PATIENCE_MS`: then the earlier copy is shown, which says so, and the new one kept for the next time.
 * Answers of the service and personal pages are left alone. Forms that were sent off without a network wait here
 * and are sent when it is back.
 */
export function startWorker(scope: WorkerScope, build: WorkerBuild): void {
  const kept = keptAnswers(scope, build.version);
  const room = attendWaiting(scope, build);
  const { origin } = scope.location;
  const pageOf = pageAnswerer(scope, build, kept, room);

  scope.addEventListener('install', (event) => {
    const prepared = savesData(scope) ? Promise.resolve() : kept.keepOfflinePage();
    event.waitUntil(prepared.then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(kept.dropOtherBuilds().then(() => scope.clients.claim()));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { method, url } = request;
    const asked = { method, url, hasRange: request.headers.has('range') };
    const kind = kindOf(asked, request.mode === 'navigate', origin);
    if (kind === 'page') event.respondWith(pageOf(event));
    else if (kind === 'question') event.respondWith(answered(request));
    else if (kind === 'lasting') event.respondWith(kept.lasting(event));
    else if (kind === 'form') event.respondWith(form(request));
  });

  scope.addEventListener('message', (event) => {
    if (typeof event.data === 'string') event.waitUntil(opened(event.data).catch(() => {}));
  });

  /** A page that the browser was not asked for: the first of all, and those shown without a new document. */
  async function opened(path: string): Promise<void> {
    const url = new URL(path, origin).href;
    const asked = { method: 'GET', url, hasRange: false };
    if (kindOf(asked, true, origin) !== 'page' || savesData(scope)) return;
    if (!(await kept.page(url))) await kept.keepPage({ url }, await scope.fetch(url));
  }

  function answered(question: Request): Promise<Response> {
    return scope.fetch(question).catch((failure) => offlinePage(kept, failure));
  }

  async function form(request: Request): Promise<Response> {
    const path = formPathOf(new URL(request.url).pathname);
    if (!path) return scope.fetch(request);
    // a host of files takes no form: it waits for a moment, and goes to the service like others that waited
    const send = build.service ? undefined : scope.fetch;
    // a worker runs on encrypted pages only, where every browser of package.json's list has this
    return takeForm(request, path, { send, room, newId: () => crypto.randomUUID() });
  }
}

/** From the network; what was kept where there is none; the offline page where nothing was. */
function pageAnswerer(
  scope: WorkerScope,
  { texts }: WorkerBuild,
  kept: KeptAnswers,
  room: WaitingRoom,
): (event: FetchEvent) => Promise<Response> {
  return (event) => fresh(event).catch((failure) => offlinePage(kept, failure));

  async function fresh(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const fetched = scope.fetch(request);
    event.waitUntil(
      fetched
        .then((response) => kept.keepPage(request, response))
        // there is a network: what waits for one may go
        .then(() => room.send())
        .catch(() => {}),
    );
    // a store that cannot be read is no reason to withhold what the network has
    const earlier = await kept.page(request.url).catch(() => undefined);
    if (!earlier) return fetched;
    return new Promise((answer) => {
      const show = (why: Why) => answer(marked(earlier.clone(), why));
      const timer = setTimeout(show, PATIENCE_MS, 'slow');
      fetched
        .then(
          (response) => (isAway(response) ? show('away') : answer(response)),
          () => show('offline'),
        )
        .finally(() => clearTimeout(timer));
    });
  }

  async function marked(page: Response, why: Why): Promise<Response> {
    const waiting = await room.list().catch(() => []);
    return markKept(page, texts, waiting.filter(({ state }) => state !== 'sent').length, why);
  }
}

/** The page that says that there is no network. Where none is kept, the browser says what failed. */
async function offlinePage(kept: KeptAnswers, failure: unknown): Promise<Response> {
  const page = await kept.offlinePage();
  if (page) return page;
  throw failure;
}

/** Whether the visitor asked for as few bytes as possible: then nothing is fetched beyond what is shown. */
function savesData({ navigator }: WorkerScope): boolean {
  return navigator.connection?.saveData === true;
}
