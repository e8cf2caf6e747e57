import { type CSSProperties, type ReactNode, useId } from 'react';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { useTabs } from '../Tabs/use-tabs';
import * as styles from './StripTabs.module.css';

/** A strip of cloth and what it opens. */
export interface StripTab {
  /** Also the fragment of its address. */
  id: string;
  title: string;
  artistId: string;
  cloth: PictureData;
  panel: ReactNode;
}

/**
 * Tabs as strips of cloth of which one is pulled open. Without script the strips are not there and
 * all panels stand below one another. The address's fragment opens its strip.
 */
export function StripTabs({ label, tabs }: { label: string; tabs: StripTab[] }) {
  const { open, choose, moveByKey, list } = useTabs(tabs.map(({ id }) => id));
  const prefix = useId();
  const shown = open ?? tabs[0]?.id;

  return (
    <div className={styles.strips}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
      >
        {tabs.map(({ id, title, artistId, cloth }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            data-tab={id}
            data-needs-script={`tab-${id}`}
            data-artist={artistId}
            aria-selected={id === shown}
            aria-controls={id}
            tabIndex={id === shown ? 0 : -1}
            style={order(index * 2)}
            onClick={() => choose(id)}
          >
            <Picture picture={cloth} sizes="640px" alt="" />
            <span className={styles.name}>
              <i className="display" aria-hidden="true">
                {index + 1}
              </i>
              <b className="display">{title}</b>
            </span>
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, artistId, panel }, index) => (
        <div
          key={id}
          id={id}
          className={`ink ${styles.panel}`}
          data-artist={artistId}
          data-open={id === shown || undefined}
          style={order(index * 2 + 1)}
          {...(open !== null && {
            role: 'tabpanel',
            'aria-labelledby': `${prefix}-${id}-tab`,
            tabIndex: 0,
          })}
        >
          <p className={`label ${styles.title}`}>{title}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Tabs and panels come one after the other to the eye, and apart in the document. */
function order(place: number): CSSProperties {
  return { order: place };
}
