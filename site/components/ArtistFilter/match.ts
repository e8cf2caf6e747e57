import { fold, meantBy } from '../../../services/contracts/search/match-words';

/** What a list of artists can be narrowed by. */
export interface Filter {
  /** As typed. */
  query: string;
  /** Id of a genre; `null` shows every genre. */
  genre: string | null;
}

/** An artist of a list, with what the search looks at. */
export interface Findable {
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  genreId: string;
  /** The genre as printed anywhere, and its other spellings. */
  genreWords: string[];
}

/** Nothing left out. */
export const NO_FILTER: Filter = { query: '', genre: null };

/** Whether an artist is of the genre and has the typed text in the name or the genre's words. */
export function matches(
  { name, genreId, genreWords }: Findable,
  { query, genre }: Filter,
): boolean {
  if (genre !== null && genre !== genreId) return false;
  const wanted = fold(query);
  return [name, ...genreWords].some((text) => fold(text).includes(wanted));
}

/** What was most likely meant by a query that finds nothing, if that finds somebody. */
export function meantInstead(artists: readonly Findable[], filter: Filter): string | undefined {
  const words = artists.flatMap(({ name, genreWords }) => [name, ...genreWords]);
  const query = meantBy(filter.query, words);
  const isThere = artists.some((artist) => query && matches(artist, { ...filter, query }));
  return isThere ? query : undefined;
}

/** The filter that an address asks for. A genre that has no tab is ignored. */
export function readFilter(search: string, genres: (string | null)[]): Filter {
  const asked = new URLSearchParams(search);
  const genre = asked.get('genre');
  return {
    query: asked.get('q') ?? '',
    genre: genre && genres.includes(genre) ? genre : null,
  };
}

/** The query of the address that shows this filter: `?q=noir&genre=glow-pop`, or nothing at all. */
export function writeFilter({ query, genre }: Filter): string {
  const asked = new URLSearchParams();
  if (query.trim() !== '') asked.set('q', query.trim());
  if (genre !== null) asked.set('genre', genre);
  const text = asked.toString();
  return text && `?${text}`;
}
