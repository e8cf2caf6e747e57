import type { MouseEvent } from 'react';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './Segments.module.css';

/** One of several views of the same list, at its own address. */
export interface ViewLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** Whether it is what holds on a page that is none of these views. */
  holds?: boolean | undefined;
  /** The hub that taking it chooses. */
  hub?: string | undefined;
}

interface SegmentsProps {
  label: string;
  views: ViewLink[];
  /** Told which one is taken, before the journey; may take the click over. */
  onChoose?: (event: MouseEvent, href: string) => void;
}

/** How a link to a view tells that it is chosen. */
export function currentAs({ isCurrent, holds }: ViewLink): 'page' | 'true' | undefined {
  if (isCurrent) return 'page';
  return holds ? 'true' : undefined;
}

/** Two to five views that exclude each other, as square links. */
export function Segments({ label, views, onChoose }: SegmentsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {views.map((view) => (
        <Action
          key={view.href}
          href={view.href}
          data-hub={view.hub}
          aria-current={currentAs(view)}
          onClick={(event) => onChoose?.(event, view.href)}
        >
          {currentAs(view) && <Icon name="check" />}
          {view.label}
        </Action>
      ))}
    </nav>
  );
}
