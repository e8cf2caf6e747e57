import { FeaturedPlace } from '../schema/artist';
import type { Artist } from '../schema/content';

/** Ids of the artists put forward in each place, by `order`; on the artists page those coming soon stand last. */
export function featuredArtists(artists: Artist[]): Record<FeaturedPlace, string[]> {
  const inPlace = (place: FeaturedPlace) =>
    artists.filter(({ featured }) => featured.includes(place));
  const isSoon = ({ listing }: Artist) => Number(listing?.featuredStatus === 'coming-soon');
  const { home, africa, directory, listing } = FeaturedPlace.enum;
  const ids = (chosen: Artist[]) => chosen.map(({ slug }) => slug);
  return {
    home: ids(inPlace(home)),
    africa: ids(inPlace(africa)),
    directory: ids(inPlace(directory)),
    listing: ids(inPlace(listing).toSorted((a, b) => isSoon(a) - isSoon(b))),
  };
}
