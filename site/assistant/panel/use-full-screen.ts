import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Where there is no room beside the chat: phones, also on their side, and large letters. As in the styles. */
const SMALL = '(max-width: 40em), (max-height: 32.5em)';

/** As Chromium has it (HTML, close requests). */
type WithCloseWatcher = Window & {
  CloseWatcher?: new () => EventTarget & { destroy(): void };
};

/**
 * Whether the chat fills the screen. While it does, nothing else of the page can be reached. Not a modal
 * dialog: that would keep people from the toasts, which lie above it.
 * @param onBack called by the device's own way back (Android's Back key), which then leaves the page as
 * it is. Where the browser cannot tell, Back leads to the page before, and the history stays untouched.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>, onBack: () => void): boolean {
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
    for (const part of others) keepOut(part, true);
    return () => {
      for (const part of others) keepOut(part, false);
    };
  }, [isFull, panel]);

  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!isFull || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => goBack());
    return () => watcher.destroy();
  }, [isFull]);

  return isFull;
}

/** Out of reach as long as it is covered. Where nothing can be made inert, by not being shown. */
function keepOut(part: HTMLElement, isOut: boolean): void {
  if ('inert' in part) part.inert = isOut;
  else (part as HTMLElement).style.visibility = isOut ? 'hidden' : '';
}
