import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../db/engine/errors';
import { StartError } from '../../services/start-error';

/** Longer than any row can be; a file made to fill memory ends here. */
const LINE_BYTES_MAX = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * The lines of a gzipped file, each with its newline.
 * @throws StartError in one line for everything that such a file may be instead
 */
export async function* readLines(file: string): AsyncGenerator<Buffer> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => {});
  let rest: Buffer[] = [];
  let restBytes = 0;
  let isZipped = false;
  try {
    // A stream without an encoding gives buffers.
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0;
      isZipped = true;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
        [rest, restBytes, start] = [[], 0, end + 1];
      }
      rest.push(chunk.subarray(start));
      restBytes += chunk.length - start;
      if (restBytes > LINE_BYTES_MAX) throw notOurs(file);
    }
  } catch (error) {
    throw refusal(file, error, isZipped);
  }
  if (restBytes > 0) throw cutOff(file);
}

/** It is something else. */
export function notOurs(file: string): StartError {
  return new StartError(`${file}: is not a backup of this product. Name another file.`);
}

/** Its end is missing. */
export function cutOff(file: string): StartError {
  return new StartError(`${file}: is cut off, its end is missing. Use another backup.`);
}

/** Its end is there and something before it is not what it was. */
export function damaged(file: string, what: string): StartError {
  return new StartError(`${file}: is damaged (${what}). Use another backup.`);
}

function refusal(file: string, error: unknown, isZipped: boolean): unknown {
  const code = errorCode(error);
  if (code === 'Z_BUF_ERROR') return cutOff(file);
  if (code === 'Z_DATA_ERROR') {
    return isZipped ? damaged(file, 'it cannot be unpacked') : notOurs(file);
  }
  if (code === 'ENOENT') return new StartError(`${file}: is not there. Name another file.`);
  if (code === 'EISDIR') return new StartError(`${file}: is a folder. Name a file in it.`);
  return error;
}
