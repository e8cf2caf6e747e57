import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life in slices of a few milliseconds: as one piece of work it would hold up taps
 * and scrolling on slow phones. In `develop` pages come empty, and are drawn. Gatsby's two error handlers
 * are left out: they tell plugins alone, of which there are none; without them React reports to the browser.
 */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  const isWritten = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  startTransition(() => {
    if (isWritten) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
