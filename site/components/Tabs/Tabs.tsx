import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './Tabs.module.css';

export interface Tab {
  /** Also the fragment of its address. */
  id: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
}

/**
 * Panels of which one shows. The list of tabs appears once script runs; until then, and without it,
 * all panels stand below one another. The address's fragment opens its tab.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  useEffect(() => {
    const first = tabs[0]?.id ?? '';
    const openNamed = () => {
      const named = decodeURIComponent(window.location.hash.slice(1));
      setOpen((now) => (tabs.some(({ id }) => id === named) ? named : (now ?? first)));
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [tabs]);

  function choose(id: string) {
    setOpen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  function moveByKey(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  return (
    <div>
      {open !== null && (
        <div
          ref={list}
          className={styles.list}
          role="tablist"
          aria-label={label}
          onKeyDown={moveByKey}
        >
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-${id}-tab`}
              data-tab={id}
              aria-selected={id === open}
              aria-controls={id}
              tabIndex={id === open ? 0 : -1}
              onClick={() => choose(id)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {tabs.map(({ id, title, panel }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          hidden={open !== null && id !== open}
          {...(open !== null && {
            role: 'tabpanel',
            'aria-labelledby': `${prefix}-${id}-tab`,
            tabIndex: 0,
          })}
        >
          {open === null && <p className={`label ${styles.title}`}>{title}</p>}
          {panel}
        </div>
      ))}
    </div>
  );
}
