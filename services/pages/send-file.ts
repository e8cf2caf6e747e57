import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors';
import { endWithProblem } from '../http/answer/problem';
import { type ByteRange, byteRange } from './byte-range';
import { chooseEncoding } from './choose-encoding';
import type { FileStore, StoredFile } from './file-store';
import type { Encoding, SiteFile } from './manifest';

/** What is said of a file, by name. */
interface FileHeaders {
  'Content-Type': string;
  'Cache-Control': string;
  'Content-Security-Policy': string;
  ETag: string;
  Vary?: string;
  'Content-Encoding'?: Encoding;
  'Accept-Ranges'?: string;
  'Cross-Origin-Resource-Policy'?: 'cross-origin';
  'Access-Control-Allow-Origin'?: '*';
}

/** What every answer but a frame's says, for browsers that do not read it in the policy. */
export const UNFRAMED = 'X-Frame-Options';

/** One file in the encoding that was agreed on. */
interface Variant {
  source: string;
  stored: StoredFile;
  etag: string;
  headers: FileHeaders;
}

/**
 * Answers a GET or HEAD with a file: encoding, ETag, 304, range. From memory it is sent before
 * this returns.
 * @throws when the file cannot be read any more; nothing has been sent then.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  store: FileStore,
  siteFile: SiteFile,
): Promise<void> | undefined {
  const isRanged = request.method === 'GET' && request.headers.range !== undefined;
  // A range counts bytes of the plain file.
  const encoding = isRanged ? undefined : chooseEncoding(acceptedBy(request), siteFile.encoded);
  const source = (encoding && siteFile.encoded[encoding]) ?? siteFile.file;
  if (siteFile.isFramed) response.removeHeader(UNFRAMED);

  const stored = store.peek(source);
  if (stored?.body) {
    send(request, response, variant(siteFile, source, stored, encoding));
    return undefined;
  }
  return store.load(source).then((loaded) => {
    send(request, response, variant(siteFile, source, loaded, encoding));
  });
}

function variant(
  siteFile: SiteFile,
  source: string,
  stored: StoredFile,
  encoding: Encoding | undefined,
): Variant {
  const headers = headersOf(siteFile, stored, encoding);
  return { source, stored, etag: headers.ETag, headers };
}

/** What is said of a file in the encoding that was agreed on. */
export function headersOf(
  { type, cacheControl, policy, encoded, isForOthers }: SiteFile,
  { hash }: StoredFile,
  encoding: Encoding | undefined,
): FileHeaders {
  const varies = encoded.br !== undefined || encoded.gzip !== undefined;
  return {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': policy,
    // The hash is of the bytes as they are sent, so every encoding has its own tag.
    ETag: `"${hash}"`,
    ...(isForOthers && {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    }),
    ...(varies && { Vary: 'Accept-Encoding' }),
    ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
  };
}

/** The same for who has this version, and is sent nothing. */
export function headersOfKnown(headers: FileHeaders) {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...rest } = headers;
  return rest;
}

function send(request: IncomingMessage, response: ServerResponse, found: Variant): void {
  const { stored, headers } = found;
  if (isKnown(request.headers['if-none-match'], found.etag)) {
    response.writeHead(304, { ...headersOfKnown(headers) }).end();
    return;
  }
  const range = rangeOf(request, found);
  if (range === 'unsatisfiable') {
    const detail = `The file has ${stored.bytes} bytes.`;
    const unsatisfiable = { 'Content-Range': `bytes */${stored.bytes}` };
    endWithProblem(
      response,
      new AppError('range_not_satisfiable', detail, { headers: unsatisfiable }),
    );
    return;
  }
  const length = range ? range.end - range.start + 1 : stored.bytes;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': length,
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${stored.bytes}` }),
  });
  if (request.method === 'HEAD' || length === 0) response.end();
  else if (stored.body && range) response.end(stored.body.subarray(range.start, range.end + 1));
  else if (stored.body) response.end(stored.body);
  else stream(response, found.source, range ?? { start: 0, end: stored.bytes - 1 });
}

/** A client that goes away ends the reading; a file that breaks off ends the connection. */
function stream(response: ServerResponse, file: string, range: ByteRange): void {
  pipeline(createReadStream(file, range), response).catch(() => response.destroy());
}

/** `If-None-Match`: a list of tags or `*`, compared weakly. */
export function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
}

/** `If-Range` must name this very version, else the whole file is sent. */
function rangeOf({ method, headers }: IncomingMessage, { etag, stored }: Variant) {
  const { range, 'if-range': condition } = headers;
  if (method !== 'GET' || range === undefined) return undefined;
  if (condition !== undefined && condition !== etag) return undefined;
  return byteRange(range, stored.bytes);
}

/** `Accept-Encoding`, of which a request may have several. */
export function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const value: string | string[] | undefined = headers['accept-encoding'];
  return Array.isArray(value) ? value.join() : value;
}
