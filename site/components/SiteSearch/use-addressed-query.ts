import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { lookedFor } from '../../../services/contracts/search/find-entries';

/** Milliseconds of rest after which the address follows the query. */
const PAUSE_MS = 300;

/**
 * What is looked for: at first what the address of `/search` says or was typed before script ran, then what is typed,
 * which the address follows. `query` is `null` until it is known; `type` also looks for every kind again.
 */
export function useAddressedQuery(location: PageProps['location']) {
  const [query, setQuery] = useState<string | null>(null);
  const [kind, setKind] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same address is a new visit
  useEffect(() => {
    // what was typed before script ran is kept
    const typed = document.querySelector<HTMLInputElement>('main [name="q"]')?.value;
    setKind(new URLSearchParams(location.search).get('kind') ?? '');
    setQuery(
      (now) => (now === null && typed) || (new URLSearchParams(location.search).get('q') ?? ''),
    );
  }, [location.search, location.key]);
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => showInAddress(query, kind), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, kind]);

  function type(typed: string) {
    setQuery(typed);
    setKind('');
  }

  return { query, kind, type };
}

function showInAddress(query: string, kind: string) {
  const address = new URL(window.location.href);
  if (kind === '') address.searchParams.delete('kind');
  const asked = lookedFor(query);
  if (asked === '') address.searchParams.delete('q');
  else address.searchParams.set('q', asked);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}
