import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFileStore, type FileStore } from './file-store';
import { locate, type Place } from './locate';
import { type Manifest, readManifest, type SiteFile } from './manifest';
import { type PagePolicies, readPolicies } from './policies';
import { sendAtOnce } from './send-at-once';
import { sendFile } from './send-file';
import { builtAt } from './site-release';

/** The built site, as it was when the service started or when the last build since then ended. */
export interface Pages {
  readonly isBuilt: boolean;
  /** Whether a decoded path is a page; undefined when no site is here to ask. Another function after each build. */
  readonly isPage: ((path: string) => boolean) | undefined;
  /**
   * Reads the site anew, as one whole, if a build has ended since; says whether it did.
   * @throws once for a build that cannot be read; what was read before goes on being sent.
   */
  renew(): Promise<boolean>;
  locate(target: string): Place;
  /**
   * The same for a whole file that is in memory, before anything else is done to the response; the function
   * says whether it was a page or another file, and nothing of what it leaves to `answer`.
   * @param always headers of every answer
   */
  answerAtOnce(
    always: Readonly<Record<string, string>>,
  ): (request: IncomingMessage, response: ServerResponse) => 'page' | 'file' | undefined;
  /** Answers a GET or HEAD of a file. `otherwise` is called where there is none to send. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  /** The HTML of a page, to be filled in. */
  html(path: string): Promise<string | undefined>;
  /** The `Content-Security-Policy` of a page; of an unknown path, that of the page that says so. */
  policyOf(path: string): string;
  /** The HTML of the page for unknown addresses. */
  notFoundHtml(): Promise<string | undefined>;
}

/**
 * Opens a folder with a built site; a missing one is a site without pages.
 * @param filledIn paths of pages that a route fills in, and that are not sent as they are; with
 * `?name` only when the query has that name.
 * @param isEncrypted whether visitors come by https.
 */
export async function openPages(
  folder: string,
  filledIn: readonly string[] = [],
  isEncrypted = false,
): Promise<Pages> {
  let looked = await builtAt(folder);
  // After the look: a build that ends meanwhile is read again.
  let site = await readSite(folder, isEncrypted);
  /** What is at hand of the site as it is now. */
  const store: FileStore = {
    peek: (file) => site.store.peek(file),
    load: (file) => site.store.load(file),
  };

  const filled = new Map(filledIn.map((entry) => splitAtQuery(entry)));

  /** The file that a request reads and that is sent as it is. */
  function fileFor({ method, url = '' }: IncomingMessage): SiteFile | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const place = locate(site.manifest, url);
    if (place.kind !== 'file' || isFilledIn(filled, place.path, url)) return undefined;
    return place.file;
  }

  async function htmlOf(file: string | undefined): Promise<string | undefined> {
    return file === undefined ? undefined : (await store.load(file)).body?.toString();
  }

  return {
    get isBuilt() {
      return site.isPage !== undefined;
    },
    get isPage() {
      return site.isPage;
    },
    renew: async () => {
      const end = await builtAt(folder);
      if (end === undefined || end === looked) return false;
      looked = end;
      site = await readSite(folder, isEncrypted);
      return true;
    },
    locate: (target) => locate(site.manifest, target),
    answerAtOnce: (always) => {
      const send = sendAtOnce(store, always);
      return (request, response) => {
        const file = fileFor(request);
        if (!file || !send(request, response, file)) return undefined;
        return file.type.startsWith('text/html') ? 'page' : 'file';
      };
    },
    answer: (request, response, otherwise) => {
      const file = fileFor(request);
      if (!file) return otherwise();
      // A file that the next build has taken away is like any other missing one.
      sendFile(request, response, store, file)?.catch(otherwise);
    },
    html: (path) => htmlOf(site.manifest.files.get(path)?.file),
    policyOf: (path) => site.policies.ofPage(path),
    notFoundHtml: () => htmlOf(site.manifest.notFound?.file),
  };
}

/** A built site and what was read of it. */
interface Site {
  policies: PagePolicies;
  manifest: Manifest;
  store: FileStore;
  isPage: Pages['isPage'];
}

async function readSite(folder: string, isEncrypted: boolean): Promise<Site> {
  const policies = await readPolicies(folder, isEncrypted);
  const manifest = await readManifest(folder, policies);
  const isBuilt = manifest.pages.size > 0;
  return {
    policies,
    manifest,
    store: createFileStore(),
    isPage: isBuilt ? (path) => manifest.pages.has(path) : undefined,
  };
}

/** Whether a page is filled in for this address: always, or only where the query has a name. */
function isFilledIn(filled: ReadonlyMap<string, string | undefined>, path: string, url: string) {
  if (!filled.has(path)) return false;
  const name = filled.get(path);
  return name === undefined || new URLSearchParams(url.split('?')[1]).has(name);
}

function splitAtQuery(entry: string): [path: string, name: string | undefined] {
  const [path = '', name] = entry.split('?');
  return [path, name];
}
