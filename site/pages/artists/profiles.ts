import type { Artist, Content } from '../../../content/schema/content';
import type { BandArt } from '../../components/NotchBand/NotchBand';
import type { PageInput } from '../page';

/** Those of artists who have a page of their own. */
export function withProfile(artists: Artist[]): (Artist & { route: string })[] {
  return artists.filter((one): one is Artist & { route: string } => one.route !== null);
}

/** Where a list leads from an artist: to their own page, or to the one that shows all. */
export function artistHref({ pages }: Content, { route }: Artist): string {
  return route ?? pages.artists.directory.route;
}

/**
 * One of the artists with a profile, in the order of the roster and around again: pages that only
 * want a picture need not name anybody.
 *
 * @throws an Error when there is no such artist at all
 */
export function profileAt({ artists }: Content, index: number): Artist {
  const profiles = withProfile(artists);
  const artist = profiles[index % profiles.length];
  if (!artist) throw new Error('The site needs at least one artist with a profile.');
  return artist;
}

/** The pictures of that artist for a band from edge to edge. */
export function bandArt({ content, picture }: PageInput, index: number): BandArt {
  const { slug, image } = profileAt(content, index);
  return {
    artistId: slug,
    wide: picture(image.wide, ''),
    narrow: picture(image.cover, ''),
  };
}
