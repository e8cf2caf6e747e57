import type { GatsbyWindow } from './gatsby-window';

/** What comes within this time needs no word. */
const NOTICED_MS = 400;

let waiting: number | undefined;

/**
 * Has the page say that the next one is on its way, where that takes longer: what a browser shows of a page that
 * it fetches itself, it does not show of one that script fetches. Called once.
 */
export function watchTheWay(): void {
  const gatsby = window as unknown as GatsbyWindow; // set by Gatsby before the first render
  const go = gatsby.___navigate;
  if (!go) return;
  // one may come back to a page that a browser has kept as it was left
  window.addEventListener('pageshow', arrived);
  gatsby.___navigate = (to, options) => {
    const isElsewhere =
      typeof to === 'string' &&
      new URL(to, window.location.href).pathname !== window.location.pathname;
    if (isElsewhere) setOut();
    else window.clearTimeout(waiting);
    return go(to, options);
  };
}

/** Has the page say that what was pressed for is on its way, where that takes longer; `arrived` ends it. */
export function setOut(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    document.documentElement.dataset.going = '';
  }, NOTICED_MS);
}

/** Says that what was waited for is there. Called after every change of route. */
export function arrived(): void {
  window.clearTimeout(waiting);
  delete document.documentElement.dataset.going;
}
