import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFileStore } from './file-store';
import { locate, type Place } from './locate';
import { readManifest } from './manifest';
import { readPolicies } from './policies';
import { sendFile } from './send-file';

/** The built site, as it was when the service started. */
export interface Pages {
  isBuilt: boolean;
  /** Whether a decoded path is a page; undefined when no site is here to ask. */
  isPage: ((path: string) => boolean) | undefined;
  locate(target: string): Place;
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
  const policies = await readPolicies(folder, isEncrypted);
  const manifest = await readManifest(folder, policies);
  const store = createFileStore();
  const isBuilt = manifest.pages.size > 0;

  async function htmlOf(file: string | undefined): Promise<string | undefined> {
    return file === undefined ? undefined : (await store.load(file)).body?.toString();
  }

  return {
    isBuilt,
    isPage: isBuilt ? (path) => manifest.pages.has(path) : undefined,
    locate: (target) => locate(manifest, target),
    answer: (request, response, otherwise) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const place = isRead ? locate(manifest, request.url ?? '') : undefined;
      if (place?.kind !== 'file' || isFilledIn(filledIn, place.path, request.url ?? ''))
        return otherwise();
      // A file that the next build has taken away is like any other missing one.
      sendFile(request, response, store, place.file)?.catch(otherwise);
    },
    html: (path) => htmlOf(manifest.files.get(path)?.file),
    policyOf: policies.ofPage,
    notFoundHtml: () => htmlOf(manifest.notFound?.file),
  };
}

function isFilledIn(filledIn: readonly string[], path: string, url: string): boolean {
  return filledIn.some((entry) => {
    const [page, name] = entry.split('?');
    if (page !== path) return false;
    return name === undefined || new URLSearchParams(url.split('?')[1]).has(name);
  });
}
