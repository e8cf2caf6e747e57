import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { isForBrowser } from '../../is-for-browser';

/** But for what names its window, for files, for what the service has written, and for the assistant's page, which it fills. */
const LINK = 'a[href^="/"]:not([target], [download], [data-fill] *, [href^="/ask"])';

/**
 * Has the router follow the links in running text too, which are plain HTML, while there is a player: a new document
 * would end the music.
 */
export function useTextLinks(): void {
  useEffect(() => {
    document.addEventListener('click', followHere);
    return () => document.removeEventListener('click', followHere);
  }, []);
}

function followHere(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  if (!link || isForBrowser(event) || event.defaultPrevented) return;
  const { pathname, search, hash, origin } = link;
  // within its own page the browser finds the place; a dot is in the names of files alone
  if (pathname === window.location.pathname || pathname.includes('.')) return;
  if (origin !== window.location.origin) return;
  event.preventDefault();
  void navigate(pathname + search + hash);
}
