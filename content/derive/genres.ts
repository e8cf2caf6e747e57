import type { ArtistFile } from '../schema/artist';
import type { Artist, GenreTab } from '../schema/content';
import type { Genre } from '../schema/genre';

/** The genres of `genres.yaml`, then those that artists bring in their own files. */
export function allGenres(listed: Genre[], artists: ArtistFile[]): Genre[] {
  const brought = artists.flatMap(({ genre }) => (typeof genre === 'string' ? [] : [genre]));
  return [...listed, ...brought];
}

/** Tabs over a list of artists: all, then the genres that an artist of the list carries; behind any other there would be nobody. */
export function genreTabs(
  all: string,
  { genres, artists }: { genres: Genre[]; artists: Artist[] },
): GenreTab[] {
  const carried = new Set(artists.map(({ genre }) => genre.id));
  const shown = genres.filter(({ id }) => carried.has(id));
  const tabs = shown.map(({ id, tab, label }) => ({ id, label: tab ?? label }));
  return [{ id: null, label: all }, ...tabs];
}
