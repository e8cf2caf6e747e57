import type { Content } from '../schema/content';

/** Where all releases of one artist stand on a page of their own. */
export interface Catalogue {
  artist: Content['artists'][number];
  route: string;
}

/** The artist whose releases have a page of their own: the one its address names; undefined while that one is not there. */
export function catalogueOf({
  artists,
  pages,
}: Pick<Content, 'artists' | 'pages'>): Catalogue | undefined {
  const { route } = pages.listen.rocka;
  const artist = artists.find(({ slug }) => route.endsWith(`/${slug}`));
  return artist && { artist, route };
}
