import type { Artist, Content } from '../schema/content';
import { SLUG_PATTERN } from '../schema/parts/address';

/** Artists whose page has moved: their id before, and the one they have now. What was never an id had no followers. */
export function renamedArtists(
  moved: Content['moved'],
  artists: readonly Pick<Artist, 'slug' | 'route'>[],
): Content['renamedArtists'] {
  const ids = new Map(artists.map(({ slug, route }) => [route, slug]));
  const kept = new Set(artists.map(({ slug }) => slug));
  return Object.entries(moved).flatMap(([address, now]) => {
    const from = /^\/artists\/([^/]+)$/.exec(address)?.[1] ?? '';
    const to = ids.get(now);
    return !SLUG_PATTERN.test(from) || to === undefined || kept.has(from) ? [] : [{ from, to }];
  });
}
