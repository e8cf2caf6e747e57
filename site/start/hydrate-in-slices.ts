import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life in slices of a few milliseconds: as one piece of work it would hold up taps
 * and scrolling on slow phones. In `develop` pages come empty, and are drawn.
 */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  const isWritten = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  startTransition(() => {
    if (isWritten) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
