import type { MouseEvent } from 'react';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './Segments.module.css';

/** One of several views of the same list, at its own address. */
export interface ViewLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** The hub that taking it chooses. */
  hub?: string | undefined;
}

interface SegmentsProps {
  label: string;
  views: ViewLink[];
  /** Told which one is taken, before the journey; may take the click over. */
  onChoose?: (event: MouseEvent, href: string) => void;
}

/** Two to five views that exclude each other, as square links. */
export function Segments({ label, views, onChoose }: SegmentsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {views.map(({ label: name, href, isCurrent, hub }) => (
        <Action
          key={href}
          href={href}
          data-hub={hub}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => onChoose?.(event, href)}
        >
          {isCurrent && <Icon name="check" />}
          {name}
        </Action>
      ))}
    </nav>
  );
}
