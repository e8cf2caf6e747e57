import type { GatsbyWindow } from './gatsby-window';
import { isCovered } from './shuttles';
import { isStill } from './stillness';

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
 */
export function joinPages(): void {
  const gatsby = window as unknown as GatsbyWindow; // set by Gatsby before the first render
  const plain = gatsby.___navigate;
  const { ___loader: loader } = gatsby;
  if (!plain || !loader || !document.startViewTransition) return;

  gatsby.___navigate = (to, options) => {
    const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : null;
    if (path === null || path === window.location.pathname || isStill() || isCovered())
      return plain(to, options);
    const art = pictureThatLeads(path);
    const go = () => {
      const passage = document.startViewTransition(() => drawNext(() => plain(to, options), art));
      passage.ready.catch(() => {}); // skipped, by a hidden tab or a second click: the page changes all the same
      passage.finished.finally(() => delete document.documentElement.dataset.arrives);
    };
    // the old page stays alive while the next one is fetched; only then is its picture taken
    loader.loadPage(path).then(go, () => plain(to, options));
  };
}

/** Draws the next page, at once: while the old page's picture stands, the browser gives no frames. */
function drawNext(navigate: () => void, art: HTMLElement | null): Promise<void> {
  const nextFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (step) => window.setTimeout(() => step(performance.now()));
  return new Promise<void>((resolve) => {
    shown = resolve;
    window.setTimeout(resolve, PATIENCE_MS);
    navigate();
  }).finally(() => {
    window.requestAnimationFrame = nextFrame;
    art?.style.removeProperty('view-transition-name');
    document.documentElement.dataset.arrives = '';
  });
}

/** The picture of the card just chosen, if it leads to an artist: it grows into the artist's art. */
function pictureThatLeads(path: string): HTMLElement | null {
  const link = document.activeElement?.closest(`a[href="${CSS.escape(path)}"]`);
  const art = path.startsWith('/artists/') && link?.closest('[data-artist]')?.querySelector('img');
  if (!art) return null;
  art.style.setProperty('view-transition-name', 'art');
  return art;
}
