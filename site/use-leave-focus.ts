import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part that goes when what was pressed in it is done: where it has the focus then, it leaves it to the
 * nearest place around it that takes one (`tabIndex={-1}`), so that keys go on from there.
 */
export function useLeaveFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const here = part.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      const around = here.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      around?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
