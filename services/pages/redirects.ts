import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../if-there';

/** Written by the build, as hosts of static sites read it: an old address, where it leads, and 308. */
const FILE = '_redirects';

/** Where old addresses of a built site lead, by decoded path. */
export async function readRedirects(folder: string): Promise<ReadonlyMap<string, string>> {
  const lines = ((await ifThere(readFile(path.join(folder, FILE), 'utf8'))) ?? '')
    .split('\n')
    .filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [decodeURI(from), to];
    }),
  );
}
