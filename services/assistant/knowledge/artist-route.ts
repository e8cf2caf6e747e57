import type { Artist } from '../../../content/schema/content';

/** Where an artist's facts are read: the profile, or the directory for those without one. */
export function artistRoute({ route }: Pick<Artist, 'route'>): string {
  return route ?? '/artists/africa';
}

/** Where an artist's releases are listed: a page of their own, which one artist has, or the profile. */
export function listenRoute({ slug, route }: Pick<Artist, 'slug' | 'route'>): string {
  return slug === 'rocka' ? '/listen/rocka' : artistRoute({ route });
}
