import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../../content/schema/content';
import { feedBase } from '../../feed-paths';

/** Hosts of static sites read a file of this name, and so does the service (services/pages/redirects). */
const FILE = '_redirects';
const FEEDS = ['.atom', '.json', '.ics'];

/** Writes where old addresses of pages, and of artists' feeds, lead for good: a line each, parted by spaces. */
export async function writeRedirects(
  folder: string,
  { moved, renamedArtists }: Pick<Content, 'moved' | 'renamedArtists'>,
): Promise<void> {
  const feeds = renamedArtists.flatMap(({ from, to }) =>
    FEEDS.map(
      (type) => [feedBase({ artist: from }) + type, feedBase({ artist: to }) + type] as const,
    ),
  );
  const lines = [...Object.entries(moved), ...feeds].map(
    ([from, to]) => `${encodeURI(decoded(from))} ${to} 308\n`,
  );
  await writeFile(path.join(folder, FILE), lines.join(''));
}

/** As it reads: from the bar of a browser an address may have been copied in its escaped form. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
