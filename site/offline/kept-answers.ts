import { KEPT } from './kept-names';
import { WAITING_PAGE } from './waiting/take-form';
import type { FetchEvent, WorkerScope } from './worker-scope';

/** A visitor's last pages, and their pictures. Those kept longest go first. */
const MOST = { pages: 40, parts: 160 };
const GONE = [404, 410];
/** What a kept page brings along of its answer. */
const HEADERS = ['content-type', 'content-security-policy', 'referrer-policy'];
const SCRIPT = /<script\b(?![^>]*\bdata-offline\b)[^>]*>[\s\S]*?<\/script>/gi;
/** The script in the head that knows which looks the visitor chose, and by its missing fonts a kept page. */
const LOOKS = /<script data-fonts="[^"]*"/;
/** What nothing but script works, and what keeps choices. Light pages show it, since they fetch script when it is used. */
const DEAD = /<(\w+)(?=[^>]*\sdata-(?:live-only|keeps)\b)/g;
/** The address of a form at a service on another host, as far as it is not the same here. */
const ELSEWHERE = /action="h[^"]+\/api\//g;

/** The answers that are kept on the device. */
export type KeptAnswers = ReturnType<typeof keptAnswers>;

/**
 * Keeps answers: pages without the scripts that work on them, the files they show, and the page that says that there is
 * no network, of which each build has its own.
 */
export function keptAnswers(scope: WorkerScope, version: string) {
  const shell = `shell-${version}`;

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

  return {
    /** @throws Error when it is not to be had at this moment: the browser then asks for the worker again later. */
    async keepOfflinePage(): Promise<void> {
      const response = await scope.fetch(WAITING_PAGE);
      if (!response.ok) throw new Error(`${WAITING_PAGE}: ${response.status}`);
      const cache = await scope.caches.open(shell);
      await cache.put(WAITING_PAGE, await withoutScript(response));
    },

    offlinePage: () => scope.caches.match(WAITING_PAGE),

    async dropOtherBuilds(): Promise<void> {
      const names = await scope.caches.keys();
      const old = names.filter((name) => ![shell, KEPT.pages, KEPT.parts].includes(name));
      await Promise.all(old.map((name) => scope.caches.delete(name)));
    },

    /** In all stores: where there is a network but no answer, the page that says what waits is asked for by its address. */
    page: (url: string) => scope.caches.match(url),

    /**
     * What is gone from the site is not shown from here either. Of the answer nothing is used up, and nothing doubled that
     * is not kept: a file of megabytes would lie in memory unread.
     */
    async keepPage(request: { url: string }, response: Response): Promise<void> {
      if (GONE.includes(response.status))
        await (await scope.caches.open(KEPT.pages)).delete(request.url);
      else if (mayKeep(response) && isHtml(response))
        await keep(KEPT.pages, MOST.pages, request, await withoutScript(response.clone()));
    },

    /** A file that never changes: kept already, or fetched once. */
    async lasting(event: FetchEvent): Promise<Response> {
      const { request } = event;
      // a store that cannot be read is no reason to withhold it
      const kept = await scope.caches
        .match(request.url, { cacheName: KEPT.parts })
        .catch(() => undefined);
      if (kept) return kept;
      const response = await scope.fetch(request);
      event.waitUntil(keep(KEPT.parts, MOST.parts, request, response.clone()).catch(() => {}));
      return response;
    },
  };
}

/** A redirected answer may not be given to a navigation later. */
function mayKeep({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('cache-control')?.includes('no-store');
}

/** A picture or a file to save is opened like a page, but read as text it would be broken. */
function isHtml({ headers }: Response): boolean {
  return /^text\/html/.test(`${headers.get('content-type')}`);
}

/**
 * A page as it is without script, in the looks that were chosen: whole and readable, while its scripts
 * could fail half-way without a network and take it away. Its forms lead to this host, where the worker takes them:
 * of what goes to another it hears nothing.
 */
async function withoutScript(response: Response): Promise<Response> {
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const html = (await response.text()).replace(LOOKS, '<script data-offline=""');
  const still = html.replace(SCRIPT, '').replace(DEAD, '<$1 style="display:none"');
  return new Response(still.replace(ELSEWHERE, 'action="/api/'), { headers });
}
