import type { GatsbyWindow } from './gatsby-window';
import { isCovered } from './shuttles';
import { isStill } from './stillness';
import { takeTurn } from './turns';

/** The longest a page holds still for the next one to be drawn. */
const PATIENCE_MS = 600;

let shown: (() => void) | null = null;

/** Says that the page of the new address stands. Called after every change of route. */
export function pageShown(): void {
  shown?.();
  shown = null;
}

/**
 * Lets one page of the site pass into the next, where the browser can (View Transitions) and motion
 * is wanted. Gatsby's own navigation does the work, so that focus, scrolling and history stay its own.
 * Whatever is pressed last is where one gets to, also while an earlier page is still on its way.
 */
export function joinPages(): void {
  const gatsby = window as unknown as GatsbyWindow; // set by Gatsby before the first render
  const plain = gatsby.___navigate;
  const { ___loader: loader } = gatsby;
  if (!plain || !loader) return;
  const realFrame = window.requestAnimationFrame;
  window.addEventListener('popstate', takeTurn);

  gatsby.___navigate = (to, options) => {
    const isLast = takeTurn();
    const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : null;
    if (path === null || path === window.location.pathname) return plain(to, options);
    const art = pictureThatLeads(path);
    const leave = () => isLast() && plain(to, options);
    const go = () => {
      if (!isLast() || !document.startViewTransition || isStill() || isCovered()) return leave();
      art?.style.setProperty('view-transition-name', 'art');
      const passage = document.startViewTransition(async () => {
        if (isLast()) await drawNext(leave, realFrame);
        art?.style.removeProperty('view-transition-name');
      });
      passage.ready.catch(() => {}); // skipped, by a hidden tab or a second click: the page changes all the same
      passage.finished.finally(() => delete document.documentElement.dataset.arrives);
    };
    // the old page stays alive while the next one is fetched; only then is its picture taken
    loader.loadPage(path).then(go, leave);
  };
}

/** Draws the next page, at once: while the old page's picture stands, the browser gives no frames. */
function drawNext(navigate: () => void, realFrame: typeof requestAnimationFrame): Promise<void> {
  const standIn = (step: FrameRequestCallback) => window.setTimeout(() => step(performance.now()));
  window.requestAnimationFrame = standIn;
  return new Promise<void>((resolve) => {
    shown = resolve;
    window.setTimeout(resolve, PATIENCE_MS);
    navigate();
  }).finally(() => {
    // another passage may have begun, and need its own
    if (window.requestAnimationFrame === standIn) window.requestAnimationFrame = realFrame;
    document.documentElement.dataset.arrives = '';
  });
}

/** The picture of the card just chosen, if it leads to an artist: it grows into the artist's art. */
function pictureThatLeads(path: string): HTMLElement | null {
  const link = document.activeElement?.closest(`a[href="${CSS.escape(path)}"]`);
  const art = path.startsWith('/artists/') && link?.closest('[data-artist]')?.querySelector('img');
  return art || null;
}
