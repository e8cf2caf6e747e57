import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in the chat when the control that had it goes: it passes to where one writes, or to what was said
 * where a keyboard would cover that, or nothing can be written yet. Focus that was elsewhere stays there.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, isFull: boolean): void {
  // asked before React takes anything away; afterwards nobody can tell
  const holder = document.activeElement;
  const isHere = panel.current?.contains(holder);

  useEffect(() => {
    if (!isHere || holder?.isConnected || document.activeElement !== document.body) return;
    const parts = panel.current?.querySelectorAll<HTMLElement>(
      isFull ? '[role="log"]' : '[role="log"], input[name="message"]:enabled',
    );
    [...(parts ?? [])].at(-1)?.focus({ preventScroll: true });
  });
}
