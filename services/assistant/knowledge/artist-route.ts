import { catalogueOf } from '../../../content/derive/catalogue';
import type { Artist, Content } from '../../../content/schema/content';

/** Where an artist's facts are read: the profile, or the directory for those without one. */
export function artistRoute({ route }: Pick<Artist, 'route'>): string {
  return route ?? '/artists/africa';
}

/** Where an artist's releases are listed: a page of their own, which the artist has whom its address names, or the profile. */
export function listenRoute(
  { slug, route }: Pick<Artist, 'slug' | 'route'>,
  content: Pick<Content, 'artists' | 'pages'>,
): string {
  const own = catalogueOf(content);
  return own?.artist.slug === slug ? own.route : artistRoute({ route });
}
