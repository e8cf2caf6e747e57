import type { CSSProperties, ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  lead?: string | undefined;
  /** A link or button at the far end of the line. */
  children?: ReactNode;
  /** Width of the heading's letters; 125 is the house's normal for sections. */
  stretch?: 75 | 100 | 125;
  size?: 'large' | 'medium';
}

/** The head of a section: heading, one sentence, one control. */
export function SectionHead({
  title,
  lead,
  children,
  stretch = 125,
  size = 'large',
}: SectionHeadProps) {
  return (
    <div className={styles.head} data-size={size}>
      <h2 className="display" style={{ '--stretch': stretch } as CSSProperties}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
