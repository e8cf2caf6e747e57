import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PRINT_FOLDER } from '../art/formats';
import type { DrawnFrom } from './drawn-from';
import { type Fault, wholeFile } from './fault';
import { lookAtPicture } from './look-at-picture';
import { nearest } from './nearest';

/** What is wrong in a `media/print/` folder, where pictures lie once more, larger, under the same names. */
export async function printFaults(
  media: string,
  shown: string,
  names: ReadonlySet<string>,
  drawnFrom: DrawnFrom,
): Promise<Fault[]> {
  const folder = path.join(media, PRINT_FOLDER);
  const files = await readdir(folder).catch(() => []);
  const faults = await Promise.all(
    files.filter(isMeant).map(async (name) => {
      const fault = (message: string) => [wholeFile(`${shown}/${PRINT_FOLDER}/${name}`, message)];
      if (!names.has(name))
        return fault(`is the larger copy of no picture in ${shown}. ${placed(name, [...names])}`);
      const source = await drawnFrom(`${PRINT_FOLDER}/${name}`);
      const shownSource = await drawnFrom(name);
      // the kit says of both how the one on the pages was made
      if (source !== shownSource) {
        const slug = name.replace(/-[^-]+$/, '');
        const mend =
          shownSource === undefined
            ? 'Put a larger copy of that here'
            : `Draw it again with \`npx cli content draw ${slug} --print\``;
        return fault(
          `is not drawn from the same as the picture on the pages. ${mend}, or delete it.`,
        );
      }
      if (source !== undefined) return [];
      return (await lookAtPicture(folder, `${shown}/${PRINT_FOLDER}`, name)).faults;
    }),
  );
  return faults.flat();
}

/** What to do with one whose name no picture on the pages has. */
function placed(name: string, names: string[]): string {
  const bare = (one: string) => path.parse(one).name;
  const same = names.find((one) => bare(one) === bare(name));
  // under another ending alone the file would not be what its name says
  if (same !== undefined) return `Export it as ${same}, as the one on the pages is.`;
  const meant = nearest(name, names);
  return meant ? `Rename it to ${meant} if that is meant, or delete it.` : 'Delete it.';
}

/** Less what systems leave in every folder. */
function isMeant(name: string): boolean {
  return !/^(\.|Thumbs\.db$)/.test(name);
}
