import type { ReactNode } from 'react';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** A second line below the title, smaller and in the accent. */
  promise?: string | undefined;
  lead?: string | undefined;
  /** Small line above the title: a category, a genre. */
  label?: string | undefined;
  children?: ReactNode;
}

/** The opening of a page: title set to the full measure, one sentence, controls. */
export function PageHead({ title, promise, lead, label, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      {label && <p className={`label ${styles.label}`}>{label}</p>}
      <h1 className="display">
        <StripTitle>{title}</StripTitle>
      </h1>
      {promise && (
        <p className={`display ${styles.promise}`}>
          <StripTitle size={{ wide: 3.6, narrow: 8 }} longest={{ wide: 48, narrow: 24 }}>
            {promise}
          </StripTitle>
        </p>
      )}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}
