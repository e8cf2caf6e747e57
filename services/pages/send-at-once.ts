import type { IncomingMessage, ServerResponse } from 'node:http';
import { headWriter, type WriteHead } from '../http/answer/head-writer';
import { idFor } from '../http/request/request-id';
import { chooseEncoding } from './choose-encoding';
import type { FileStore, StoredFile } from './file-store';
import type { Encoding, SiteFile } from './manifest';
import { acceptedBy, headersOf, headersOfKnown, isKnown } from './send-file';

/** Sends a file, or nothing where it cannot be sent at once. */
export type SendAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  siteFile: SiteFile,
) => boolean;

/** The heads of the two answers to who asks for a file. */
interface Heads {
  etag: string;
  /** with the file after it */
  whole: WriteHead;
  /** to who has this version */
  known: WriteHead;
}

/**
 * A whole file from memory, or that the visitor has it, which is what most requests ask for: their heads
 * are made once a second, where Node would check and join each header anew. Ranges are left to
 * `sendFile`; tests compare the answers of both.
 * @param always what every answer carries, by name; what is said of the file itself goes before
 */
export function sendAtOnce(store: FileStore, always: Readonly<Record<string, string>>): SendAtOnce {
  const heads = new WeakMap<StoredFile, Heads>();

  function headsOf(siteFile: SiteFile, stored: StoredFile, encoding: Encoding | undefined): Heads {
    const headers = headersOf(siteFile, stored, encoding);
    const length = { 'Content-Length': String(stored.bytes) };
    const made = {
      etag: headers.ETag,
      whole: headWriter(200, Object.entries({ ...always, ...headers, ...length }).flat()),
      known: headWriter(304, Object.entries({ ...always, ...headersOfKnown(headers) }).flat()),
    };
    heads.set(stored, made);
    return made;
  }

  return (request, response, siteFile) => {
    const { range, 'if-none-match': versions } = request.headers;
    if (range !== undefined) return false;
    const encoding = chooseEncoding(acceptedBy(request), siteFile.encoded);
    const stored = store.peek((encoding && siteFile.encoded[encoding]) ?? siteFile.file);
    if (!stored?.body) return false;

    const { etag, whole, known } = heads.get(stored) ?? headsOf(siteFile, stored, encoding);
    if (isKnown(versions, etag)) {
      known(response, idFor(request));
      response.end();
      return true;
    }
    whole(response, idFor(request));
    response.end(request.method === 'HEAD' ? undefined : stored.body);
    return true;
  };
}
