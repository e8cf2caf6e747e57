import type { Artist } from '../../content/schema/content';
import type { FilterTexts } from '../components/ArtistFilter/ArtistFilter';
import type { Findable } from '../components/ArtistFilter/match';
import type { PageInput } from './page';

/** What the search over artists looks at. */
export function findWords({ name, nameLang, genre }: Artist): Findable {
  return {
    name,
    nameLang,
    genreId: genre.id,
    genreWords: [genre.label, ...(genre.tab ? [genre.tab] : []), ...genre.aliases],
  };
}

/** The words around a search over artists. */
export function filterTexts(
  { content }: PageInput,
  page: { search: { label: string; placeholder: string }; empty: { title: string; text: string } },
): FilterTexts {
  return {
    ...page.search,
    genres: content.ui.aria.genreTabs,
    empty: page.empty,
    meant: content.ui.empty.search.meant,
    clear: content.ui.buttons.clearFilters,
  };
}
