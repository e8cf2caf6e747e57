import type { Artist } from '../../../content/schema/content';

/** Where an artist's facts are read: the profile, or the directory for those without one. */
export function artistRoute({ route }: Pick<Artist, 'route'>): string {
  return route ?? '/artists/africa';
}
