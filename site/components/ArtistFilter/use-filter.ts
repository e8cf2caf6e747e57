import { useEffect, useState } from 'react';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './match';

/** How long typing rests before the address follows it: browsers refuse too many changes in a row. */
const PAUSE_MS = 300;

/**
 * Holds a filter that the address carries: read from it on arrival and on links to the same page,
 * written to it when the visitor changes it.
 *
 * @param location the query of the address and the key of the visit, as the router knows them
 * @param genres ids of the genres that have a tab
 */
export function useFilter(
  { search, key }: { search: string; key?: string | undefined },
  genres: (string | null)[],
): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(NO_FILTER);
  const [isChanged, setChanged] = useState(false);
  const known = genres.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same address is a new visit
  useEffect(() => {
    setFilter(readFilter(search, known.split(' ')));
    setChanged(false);
  }, [search, key, known]);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const address = window.location.pathname + writeFilter(filter);
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filter, isChanged]);

  function change(part: Partial<Filter>) {
    setFilter((now) => ({ ...now, ...part }));
    setChanged(true);
  }

  return [filter, change];
}
