import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  lead?: string;
  /** What can be done with the part as a whole. */
  children?: ReactNode;
}

/** The name of a part of the admin area. The only display type in it. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {/* has the focus where what had it is gone */}
        <h1 className={`display ${styles.title}`} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
