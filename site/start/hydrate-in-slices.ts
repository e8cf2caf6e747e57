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
    if (isWritten) hydrateDeaf(page, container);
    else createRoot(container).render(page);
  });
}

/**
 * React hears nothing until the page lives (`Shell`): for the first key or touch meanwhile it would do all that
 * is left in one piece. Until then what is pressed is held (`hold-presses`), and fields take in what they find typed.
 */
function hydrateDeaf(page: ReactNode, container: Element): void {
  // React gives functions alone
  const own = container.addEventListener as (...args: unknown[]) => void;
  container.addEventListener = (type: string, hear: unknown, options?: unknown) => {
    const hearAlive = (event: Event) =>
      document.documentElement.dataset.live !== undefined && (hear as EventListener)(event);
    own.call(container, type, hearAlive, options);
  };
  hydrateRoot(container, page);
  Reflect.deleteProperty(container, 'addEventListener');
}
