import { ContentError, sortFaults, wholeFile } from './reader/fault';
import { suggest } from './reader/nearest';
import { parseTree } from './reader/parse-tree';
import { readTree } from './reader/read-tree';
import type { ArtistFile } from './schema/artist';
import type { Entry } from './schema/content';

/**
 * One artist's file on its own, for the program that draws the pictures: they may still be missing, and other files wrong.
 * @throws ContentError if there is no such artist, or with every fault of that file's fields.
 */
export async function readArtist(slug: string, root = 'content'): Promise<Entry<ArtistFile>> {
  const tree = await readTree(root);
  const entries = tree.entries.filter((entry) => entry.kind === 'artists' && entry.slug === slug);
  const { checked, faults } = parseTree({ ...tree, entries });
  const [artist] = checked.folders.artists;
  if (artist) return artist;

  const inFile = tree.faults.filter(({ file }) => file.endsWith(`/artists/${slug}.yaml`));
  const all = sortFaults([...inFile, ...faults]);
  const mend = suggest(slug, tree.slugs.artists);
  throw new ContentError(
    all.length > 0 ? all : [wholeFile(`${root}/artists/${slug}.yaml`, `is missing. ${mend}`)],
  );
}
