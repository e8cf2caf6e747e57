import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DrawnFrom } from './drawn-from';
import { type Fault, wholeFile } from './fault';
import { lookAtPicture } from './look-at-picture';
import { suggest } from './nearest';

/** What is wrong in a `media/print/` folder, where pictures lie once more, larger, under the same names. */
export async function printFaults(
  media: string,
  shown: string,
  names: ReadonlySet<string>,
  drawnFrom: DrawnFrom,
): Promise<Fault[]> {
  const folder = path.join(media, 'print');
  const files = await readdir(folder).catch(() => []);
  const faults = await Promise.all(
    files.filter(isMeant).map(async (name) => {
      const fault = (message: string) => [wholeFile(`${shown}/print/${name}`, message)];
      if (!names.has(name))
        return fault(`is the larger copy of no picture in ${shown}. ${suggest(name, [...names])}`);
      const source = await drawnFrom(`print/${name}`);
      if (source === undefined) return (await lookAtPicture(folder, `${shown}/print`, name)).faults;
      if (source === (await drawnFrom(name))) return [];
      const slug = name.replace(/-[^-]+$/, '');
      return fault(
        `is not drawn from the same as the picture on the pages. Draw it again with \`npx cli content draw ${slug} --print\`, or put a larger copy of that here.`,
      );
    }),
  );
  return faults.flat();
}

/** Less what systems leave in every folder. */
function isMeant(name: string): boolean {
  return !/^(\.|Thumbs\.db$)/.test(name);
}
