import { useEffect, useEffectEvent, useState } from 'react';
import { addressWith, namedSection } from '../use-section';

/** Which rows of a list are shown. */
export interface Shown {
  /** One of the list's states; empty for all. */
  status: string;
  /** Words that they hold; empty for any. */
  search: string;
}

/**
 * What is shown of the open part, and the way to show something else. Loading anew and Back lead to it again:
 * the state stands in the address (`&status=`), the words only in the browser's history, since they may be
 * somebody's address, which belongs into no log and no bookmark.
 * @param statuses the list's states; what the address names beside them is taken as all
 */
export function useShown(statuses: readonly string[]): [Shown, (change: Partial<Shown>) => void] {
  const [section] = useState(namedSection);
  const [shown, setShown] = useState(read);

  function read(): Shown {
    const status = new URLSearchParams(window.location.search).get('status') ?? '';
    const search: unknown = window.history.state?.search;
    return {
      status: statuses.includes(status) ? status : '',
      search: typeof search === 'string' ? search : '',
    };
  }

  const follow = useEffectEvent(() => {
    // on the way to another part this one is still there
    if (namedSection() === section) setShown(read());
  });
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function show(change: Partial<Shown>) {
    const next = { ...shown, ...change };
    const { history } = window;
    // the list under an open message is no longer the one beside it, so that closing must not lead back there
    const state = { ...history.state, search: next.search, isOverList: false };
    history.replaceState(state, '', addressWith('status', next.status));
    setShown(next);
  }

  return [shown, show];
}

/** As the endpoints of lists take it: `status=…&q=…`, without what is empty. */
export function writeShown({ status, search }: Shown): string {
  return new URLSearchParams({
    ...(status && { status }),
    ...(search && { q: search }),
  }).toString();
}
