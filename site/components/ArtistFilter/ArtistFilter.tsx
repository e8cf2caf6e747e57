import { type ReactNode, useId, useRef } from 'react';
import { SiftField } from '../SiftField/SiftField';
import { useTypedBefore } from '../SiftField/use-typed-before';
import { Tally } from '../Tally/Tally';
import * as styles from './ArtistFilter.module.css';
import { GenreTabs } from './GenreTabs';
import { type Filter, type Findable, matches, meantInstead, NO_FILTER } from './match';
import { NothingFound, type NothingTexts } from './NothingFound';
import { useFilter } from './use-filter';

/** The words around the search, from the content. */
export interface FilterTexts extends NothingTexts {
  label: string;
  placeholder: string;
  genres: string;
}

interface ArtistFilterProps<Artist extends Findable> {
  artists: Artist[];
  tabs: { id: string | null; label: string }[];
  texts: FilterTexts;
  /** The page's address. */
  path: string;
  /** The query of the address and the key of the visit, as the router knows them. */
  location: { search: string; key?: string | undefined };
  /** How many are shown, in words. */
  count: (shown: Artist[]) => string;
  /** Beside the search: a link about the list. */
  aside?: ReactNode;
  children: (shown: Artist[], isFiltered: boolean) => ReactNode;
}

/**
 * A search field and genre tabs over a list of artists. Without script neither shows and the list
 * stands whole. The address carries what was searched, so that it can be sent and gone back to.
 */
export function ArtistFilter<Artist extends Findable>({
  artists,
  tabs,
  texts,
  path,
  location,
  count,
  aside,
  children,
}: ArtistFilterProps<Artist>) {
  const [filter, change] = useFilter(
    location,
    tabs.map(({ id }) => id),
  );
  const field = useRef<HTMLInputElement>(null);
  const results = useId();
  const shown = artists.filter((artist) => matches(artist, filter));
  const isFiltered = filter.query.trim() !== '' || filter.genre !== null;

  // before script there are no tabs that it could belong to
  const panel = filter !== NO_FILTER && {
    role: 'tabpanel',
    'aria-label': tabs.find(({ id }) => id === filter.genre)?.label,
  };

  useTypedBefore(field, (query) => change({ query }));

  function startAgain(part: Partial<Filter>) {
    change(part);
    field.current?.focus();
  }

  return (
    <>
      <div className={styles.tools}>
        <search className={styles.search} data-needs-script="address" data-live-only="">
          <SiftField
            label={texts.label}
            placeholder={texts.placeholder}
            action={path}
            query={filter.query}
            onChange={(query) => change({ query })}
            field={field}
          />
        </search>
        {aside}
        <p className={styles.count}>
          <Tally>{count(shown)}</Tally>
        </p>
      </div>
      <GenreTabs
        label={texts.genres}
        tabs={tabs}
        filter={filter}
        pathname={path}
        results={results}
        onChoose={(genre) => change({ genre })}
      />
      <div id={results} {...panel}>
        {shown.length > 0 ? (
          children(shown, isFiltered)
        ) : (
          <NothingFound texts={texts} meant={meantInstead(artists, filter)} onChange={startAgain} />
        )}
      </div>
    </>
  );
}
