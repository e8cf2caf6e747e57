import { type Fault, wholeFile } from '../../reader/fault';
import { faultAt } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { FOLDERS, type FolderName } from '../../schema/kinds';
import { SLUG_PATTERN } from '../../schema/parts/address';
import { type Check, entriesOf } from '../check';

/** Addresses under which the site has something else than entries of a folder. */
const RESERVED_SLUGS: Partial<Record<FolderName, readonly string[]>> = {
  artists: ['africa', 'global', 'all', 'feed'],
  news: ['africa', 'global', 'all', 'feed'],
  // what the service answers, and what the build publishes beside pages
  texts: [
    ...['api', 'metrics', 'newsletter', '404', 'cards', 'feeds', 'icons', 'index'],
    ...['oembed', 'page-data', 'sound', 'static'],
  ],
};

/** Whether an entry of a folder cannot be called so: the address is the site’s own. */
export function isReserved(folder: FolderName, slug: string): boolean {
  return RESERVED_SLUGS[folder]?.includes(slug) ?? false;
}

/** File names that cannot be part of an address, or that something else has taken. */
export const checkSlugs: Check = ({ entries }) =>
  entries
    .filter(({ kind }) => kind in FOLDERS)
    .flatMap(({ file, kind, slug }): Fault[] => {
      if (!SLUG_PATTERN.test(slug)) {
        const mend = `Rename it to ${asSlug(slug) || 'a-name'}.yaml.`;
        return [
          wholeFile(
            file,
            `the name \`${slug}\` cannot be an address: only lower-case letters, digits and hyphens can. ${mend}`,
            'file name',
          ),
        ];
      }
      if (isReserved(kind as FolderName, slug)) {
        return [
          wholeFile(
            file,
            `the name \`${slug}\` is reserved for the site itself. Choose another, such as ${slug}-2.yaml.`,
            'file name',
          ),
        ];
      }
      if (kind === 'artists' && slug.includes('--')) {
        return [
          wholeFile(
            file,
            `the name \`${slug}\` is that of a release: two hyphens part artist and title. Rename it to ${asSlug(slug)}.yaml.`,
            'file name',
          ),
        ];
      }
      return [];
    });

/** Releases that are not named after their artist. */
export const checkReleaseNames: Check = (tree) =>
  entriesOf(tree, 'releases').flatMap((entry) => {
    const artist = valueAt(entry.data, ['artist']);
    const isKnown = typeof artist === 'string' && tree.slugs.artists.includes(artist);
    if (!isKnown || entry.slug.startsWith(`${artist}--`)) return [];
    const title = entry.slug.replace(/^.*?--/, '');
    const message = `is \`${artist}\`, but the file is named ${entry.slug}.yaml. Rename it to ${artist}--${title}.yaml, or correct the artist.`;
    return [faultAt(entry, ['artist'], message)];
  });

function asSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
