import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What lies above the chat and takes Escape for itself, or has a use for it. */
const ABOVE = 'details[open] :focus, [aria-expanded="true"]:focus';

/** Whether something lies above the chat; every dialog but the chat is modal. */
function isCovered(panel: Element | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return dialogs.some((dialog) => dialog !== panel) || document.querySelector(ABOVE) !== null;
}

/** Closes the chat by Escape from anywhere on the page; where no focus is elsewhere, it goes back to where it came from. */
export function useEscape(
  panel: RefObject<HTMLElement | null>,
  onClose: (isFocusWanted: boolean) => void,
): void {
  const closeByEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered(panel.current)) return;
    onClose(document.activeElement === document.body);
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);
}
