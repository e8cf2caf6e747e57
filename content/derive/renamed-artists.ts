import type { Artist, Content } from '../schema/content';

/** Artists whose page has moved: their id before, and the one they have now. */
export function renamedArtists(
  moved: Content['moved'],
  artists: readonly Pick<Artist, 'slug' | 'route'>[],
): Content['renamedArtists'] {
  const ids = new Map(artists.map(({ slug, route }) => [route, slug]));
  const kept = new Set(artists.map(({ slug }) => slug));
  return Object.entries(moved).flatMap(([address, now]) => {
    const from = /^\/artists\/([^/]+)$/.exec(address)?.[1];
    const to = ids.get(now);
    return from === undefined || to === undefined || kept.has(from) ? [] : [{ from, to }];
  });
}
