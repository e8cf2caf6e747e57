import { errorCode } from '../db/engine/errors';

/** What comes of reading a file or a folder; undefined where there is none. */
export function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}
