import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWriter } from '../http/answer/answer-writer';
import { headWriter, type WriteHead } from '../http/answer/head-writer';
import { idFor } from '../http/request/request-id';
import { chooseEncoding } from './choose-encoding';
import type { FileStore, StoredFile } from './file-store';
import type { Encoding, SiteFile } from './manifest';
import { acceptedBy, headersOf, headersOfKnown, isKnown, UNFRAMED } from './send-file';

/** Sends a file, or nothing where it cannot be sent at once. */
export type SendAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  siteFile: SiteFile,
) => boolean;

/** The answers to who asks for a file. */
interface Answers {
  etag: string;
  /** head and file */
  whole: WriteHead;
  /** the head alone */
  head: WriteHead;
  /** the head to who has this version */
  known: WriteHead;
}

/**
 * A whole file from memory, or that the visitor has it, which is what most requests ask for: their heads
 * are made once a second, where Node would check and join each header anew. Ranges are left to
 * `sendFile`; tests compare the answers of both.
 * @param always what every answer carries, by name; what is said of the file itself goes before
 */
export function sendAtOnce(store: FileStore, always: Readonly<Record<string, string>>): SendAtOnce {
  const known = new WeakMap<StoredFile, Answers>();

  function answersFor(siteFile: SiteFile, stored: StoredFile, body: Buffer, encoding?: Encoding) {
    const headers = headersOf(siteFile, stored, encoding);
    const { [UNFRAMED]: _unframed, ...framed } = always;
    const usual = siteFile.isFramed ? framed : always;
    const length = { 'Content-Length': String(stored.bytes) };
    const head = headWriter(200, Object.entries({ ...usual, ...headers, ...length }).flat());
    const answers: Answers = {
      etag: headers.ETag,
      whole: answerWriter(head, body),
      head,
      known: headWriter(304, Object.entries({ ...usual, ...headersOfKnown(headers) }).flat()),
    };
    known.set(stored, answers);
    return answers;
  }

  return (request, response, siteFile) => {
    const { range, 'if-none-match': versions } = request.headers;
    if (range !== undefined) return false;
    const encoding = chooseEncoding(acceptedBy(request), siteFile.encoded);
    const stored = store.peek((encoding && siteFile.encoded[encoding]) ?? siteFile.file);
    if (!stored?.body) return false;

    const answers = known.get(stored) ?? answersFor(siteFile, stored, stored.body, encoding);
    const isHeld = isKnown(versions, answers.etag);
    if (!isHeld && request.method === 'GET') answers.whole(response, idFor(request));
    else {
      (isHeld ? answers.known : answers.head)(response, idFor(request));
      response.end();
    }
    return true;
  };
}
