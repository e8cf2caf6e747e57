import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { whenNamed } from '../../when-named';

/** Which of several tabs is open, and the ways to change it. */
export interface TabsState {
  /** Id of the open tab; `null` until script runs, when all panels stand below one another. */
  open: string | null;
  choose: (id: string) => void;
  /** Arrows move along the tabs, Home and End to the first and last. For the list's `onKeyDown`. */
  moveByKey: (event: KeyboardEvent) => void;
  /** The list; its tabs carry their id as `data-tab`. */
  list: RefObject<HTMLDivElement | null>;
}

/** Holds one open tab. The address's fragment opens its tab, and a chosen tab writes the fragment. */
export function useTabs(ids: string[]): TabsState {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = ids.join(' ');

  useEffect(() => {
    const known = all.split(' ');
    return whenNamed((named) =>
      setOpen((now) => (known.includes(named) ? named : (now ?? known[0] ?? null))),
    );
  }, [all]);

  function choose(id: string) {
    setOpen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  function moveByKey(event: KeyboardEvent) {
    const at = ids.indexOf(open ?? '');
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: ids.length - 1,
    };
    const to = steps[event.key];
    const id = to === undefined ? undefined : ids[(to + ids.length) % ids.length];
    if (id === undefined) return;
    event.preventDefault();
    choose(id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
  }

  return { open, choose, moveByKey, list };
}
