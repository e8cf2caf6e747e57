import { ROUTE_EVENT } from './analytics/route-event';

/**
 * Calls back with the fragment of the address, now and whenever a link is followed: the browser tells of its own
 * links alone, the router of those that it takes over.
 *
 * @returns what ends it
 */
export function whenNamed(act: (id: string) => void): () => void {
  const tell = () => act(window.location.hash.slice(1));
  tell();
  window.addEventListener('hashchange', tell);
  window.addEventListener(ROUTE_EVENT, tell);
  return () => {
    window.removeEventListener('hashchange', tell);
    window.removeEventListener(ROUTE_EVENT, tell);
  };
}
