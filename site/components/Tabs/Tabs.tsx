import { type ReactNode, useId, useRef } from 'react';
import * as styles from './Tabs.module.css';
import { useFoundPanels } from './use-found-panels';
import { useTabs } from './use-tabs';

/** One tab and what it shows. */
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
  const { open, choose, moveByKey, list } = useTabs(tabs.map(({ id }) => id));
  const prefix = useId();
  const box = useRef<HTMLDivElement>(null);
  useFoundPanels(box, open, choose);

  return (
    <div ref={box} data-waiting={open === null || undefined} className={styles.tabs}>
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
            // closed it is hidden, but a stop of the keyboard none the less
            ...(id === open && { tabIndex: 0 }),
          })}
        >
          {open === null && <p className={`label ${styles.title}`}>{title}</p>}
          {panel}
        </div>
      ))}
    </div>
  );
}
