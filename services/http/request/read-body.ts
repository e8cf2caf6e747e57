import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { BODY_MAX_BYTES } from '../../contracts/limits/request';
import { AppError } from '../../errors';
import { isDeeperThan } from './json-depth';

/** So many pieces are put together: 64 KiB kept in pieces of a byte each take 13 MB. */
const PIECES_MAX = 256;
/** Deeper than any contract; parsers of others fall over bodies of a hundred thousand brackets. */
const JSON_DEPTH_MAX = 32;

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  /** JSON that a beacon had to send as text. */
  text: 'text/plain',
} as const;

type BodyKind = keyof typeof MEDIA_TYPES;

/** A body that was read: JSON of any shape, or the fields of a form. */
export interface Body {
  kind: BodyKind;
  value: unknown;
}

/**
 * Reads the request's body, of one of the kinds that the endpoint takes. Hand-written, since the
 * usual parsers answer `{}` for a wrong media type and put U+FFFD for bytes that are not UTF-8.
 * @param lists fields of a form that may come several times, and are lists of all their values
 * @throws AppError `unsupported_media_type`, `payload_too_large` or `bad_request`.
 */
export async function readBody(
  { req: request }: { req: IncomingMessage },
  kinds: readonly BodyKind[],
  lists: readonly string[] = [],
): Promise<Body> {
  const kind = kindOf(request, kinds);
  const text = decode(await readBytes(request));
  return { kind, value: kind === 'form' ? formFields(text, lists) : parseJson(text) };
}

function kindOf({ headers }: IncomingMessage, kinds: readonly BodyKind[]): BodyKind {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const kind = kinds.find((name) => MEDIA_TYPES[name] === type);
  const isUtf8 = parameters.every((part) => !/^charset=(?!"?utf-?8"?$)/.test(part));
  const isPlain = ['', 'identity'].includes((headers['content-encoding'] ?? '').toLowerCase());
  if (kind !== undefined && isUtf8 && isPlain) return kind;

  const wanted = kinds.map((name) => MEDIA_TYPES[name]).join(' or ');
  throw new AppError('unsupported_media_type', `Send ${wanted}, in UTF-8 and not compressed.`);
}

/** The rest of a body that is too large is left to the server, which reads and drops it. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES) throw tooLarge();
  let chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    // While its sender's calls were counted: whoever broke off then is heard of no more.
    if (request.destroyed) return reject(unreadable('The body broke off.'));
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_MAX_BYTES) {
        request.off('data', take).resume();
        return reject(tooLarge());
      }
      chunks.push(chunk);
      if (chunks.length === PIECES_MAX) chunks = [Buffer.concat(chunks)];
    };
    request.on('data', take);
    request.on('end', () => {
      const [only] = chunks;
      resolve(only && chunks.length === 1 ? only : Buffer.concat(chunks));
    });
    request.on('error', (cause) => reject(unreadable('The body broke off.', cause)));
    request.on('close', () => {
      if (!request.readableEnded) reject(unreadable('The body broke off.'));
    });
  });
}

function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw unreadable('The body is not UTF-8.');
  return bytes.toString('utf8');
}

function parseJson(text: string): unknown {
  if (isDeeperThan(JSON_DEPTH_MAX, text)) throw unreadable('The JSON is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable('The body is not valid JSON.', cause);
  }
}

/**
 * The first value of each field. Browsers send empty fields and end lines with CRLF, whatever the
 * visitor typed: an empty field counts as missing, a line ends with LF as in JSON.
 */
function formFields(text: string, lists: readonly string[]): Record<string, string | string[]> {
  const given = new URLSearchParams(text);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of given) {
    if (fields.has(name) || value === '') continue;
    fields.set(
      name,
      lists.includes(name) ? given.getAll(name).filter(Boolean) : value.replaceAll('\r\n', '\n'),
    );
  }
  return Object.fromEntries(fields);
}

function tooLarge(): AppError {
  const kib = BODY_MAX_BYTES / 1024;
  return new AppError(
    'payload_too_large',
    `This is too long: at most ${kib} KiB can be sent at once.`,
  );
}

function unreadable(detail: string, cause?: unknown): AppError {
  return new AppError('bad_request', detail, { cause });
}
