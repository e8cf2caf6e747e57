import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/engine/errors';

/** Written by the build, as hosts of static sites read it: an old address, where it leads, and 308. */
const FILE = '_redirects';

/** Where old addresses of a built site lead, by decoded path. */
export async function readRedirects(folder: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readText(path.join(folder, FILE))).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [decodeURI(from), to];
    }),
  );
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
}
