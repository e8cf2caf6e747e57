import { useRef } from 'react';
import { useChosenInSight } from '../../use-chosen-in-sight';
import { Action } from '../Action/Action';
import { currentAs, type ViewLink } from '../Segments/Segments';
import * as styles from './LinkTabs.module.css';

/** Views of one list as a row of underlined links; on narrow screens it scrolls sideways. */
export function LinkTabs({ label, views }: { label: string; views: ViewLink[] }) {
  const row = useRef<HTMLElement>(null);
  useChosenInSight(row, views.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {views.map((view) => (
        <Action key={view.href} href={view.href} aria-current={currentAs(view)}>
          {view.label}
        </Action>
      ))}
    </nav>
  );
}
