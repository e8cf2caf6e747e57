import type { IncomingMessage, ServerResponse } from 'node:http';
import { idFor } from '../http/request/request-id';
import { chooseEncoding } from './choose-encoding';
import type { FileStore, StoredFile } from './file-store';
import type { SiteFile } from './manifest';
import { acceptedBy, headersOf } from './send-file';

/** Sends a file, or nothing where it cannot be sent at once. */
export type SendAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  siteFile: SiteFile,
) => boolean;

/**
 * A whole file from memory, which is what most requests ask for: its headers are one list that is made
 * once, where Node would check and join each of them anew. Conditions and ranges are left to
 * `sendFile`; tests compare the answers of both.
 * @param always what every answer carries, by name; what is said of the file itself goes before
 */
export function sendAtOnce(store: FileStore, always: Readonly<Record<string, string>>): SendAtOnce {
  const lists = new WeakMap<StoredFile, string[]>();

  return (request, response, siteFile) => {
    const { headers } = request;
    if (headers.range !== undefined || headers['if-none-match'] !== undefined) return false;
    const encoding = chooseEncoding(acceptedBy(request), siteFile.encoded);
    const stored = store.peek((encoding && siteFile.encoded[encoding]) ?? siteFile.file);
    if (!stored?.body) return false;

    let list = lists.get(stored);
    if (!list) {
      const length = String(stored.bytes);
      const named = {
        ...always,
        ...headersOf(siteFile, stored, encoding),
        'Content-Length': length,
      };
      list = Object.entries(named).flat();
      lists.set(stored, list);
    }
    response.writeHead(200, [...list, 'X-Request-Id', idFor(request)]);
    response.end(request.method === 'HEAD' ? undefined : stored.body);
    return true;
  };
}
