import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Where there is no room beside the chat: phones, also on their side, and large letters. As in the styles. */
const SMALL = '(max-width: 640px), (max-height: 520px)';

/**
 * Whether the chat fills the screen. While it does, nothing else of the page can be reached. Not a modal
 * dialog: that would keep people from the toasts, which lie above it.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>): boolean {
  const isFull = useSyncExternalStore(
    (listener) => {
      const screen = matchMedia(SMALL);
      screen.addEventListener('change', listener);
      return () => screen.removeEventListener('change', listener);
    },
    () => matchMedia(SMALL).matches,
  );

  useEffect(() => {
    const place = isFull ? panel.current?.closest('aside') : null;
    const others = [...(place?.parentElement?.children ?? [])].filter(
      (part) => part instanceof HTMLElement && part !== place && !part.matches('[popover]'),
    ) as HTMLElement[]; // the filter's first condition
    for (const part of others) part.inert = true;
    return () => {
      for (const part of others) part.inert = false;
    };
  }, [isFull, panel]);

  return isFull;
}
