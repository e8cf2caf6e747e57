import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ifThere } from '../if-there';
import { chooseEncoding } from './choose-encoding';
import { createFileStore } from './file-store';
import { locate, type Place } from './locate';
import { type Encoding, NOT_FOUND_PAGE, readManifest, type SiteFile } from './manifest';
import { readPolicies } from './policies';
import { sendAtOnce } from './send-at-once';
import { sendFile } from './send-file';

/** The built site, as it was when the service started. */
export interface Pages {
  isBuilt: boolean;
  /** Whether a decoded path is a page; undefined when no site is here to ask. */
  isPage: ((path: string) => boolean) | undefined;
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
  /**
   * The HTML of a page, to be filled in; at `NOT_FOUND_PAGE` of the one for unknown addresses. Undefined where
   * there is none, as while the next build writes it.
   */
  html(path: string): Promise<string | undefined>;
  /** The `Content-Security-Policy` of a page; of an unknown path, that of the page that says so. */
  policyOf(path: string): string;
  /** The page for unknown addresses in the smallest form that an `Accept-Encoding` allows. */
  notFound(
    accepted: string | undefined,
  ): Promise<{ body: Buffer; encoding?: Encoding } | undefined>;
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
  const policies = await readPolicies(folder, isEncrypted);
  const manifest = await readManifest(folder, policies);
  const store = createFileStore();
  const isBuilt = manifest.pages.size > 0;

  const filled = new Map(filledIn.map((entry) => splitAtQuery(entry)));

  /** The file that a request reads and that is sent as it is. */
  function fileFor({ method, url = '' }: IncomingMessage): SiteFile | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const place = locate(manifest, url);
    if (place.kind !== 'file' || isFilledIn(filled, place.path, url)) return undefined;
    return place.file;
  }

  async function htmlOf(file: string | undefined): Promise<string | undefined> {
    if (file === undefined) return undefined;
    const stored = await ifThere(store.load(file));
    // what is too large to be kept in memory is read for whoever needs its text
    const body = stored && (stored.body ?? (await ifThere(readFile(file))));
    return body?.toString();
  }

  return {
    isBuilt,
    isPage: isBuilt ? (path) => manifest.pages.has(path) : undefined,
    locate: (target) => locate(manifest, target),
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
    html: (path) => {
      const file = path === NOT_FOUND_PAGE ? manifest.notFound : manifest.files.get(path);
      return htmlOf(file?.file);
    },
    policyOf: policies.ofPage,
    notFound: async (accepted) => {
      if (!manifest.notFound) return undefined;
      const { file, encoded } = manifest.notFound;
      const encoding = chooseEncoding(accepted, encoded);
      const stored = await ifThere(store.load((encoding && encoded[encoding]) ?? file));
      const body = stored?.body;
      return body && { body, ...(encoding && { encoding }) };
    },
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
