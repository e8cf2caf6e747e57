import type { ReactNode } from 'react';
import type { CreditSheet } from '../../pages/ai/credits';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Ledger } from '../Ledger/Ledger';
import { WeaveMark } from '../WeaveMark/WeaveMark';
import * as styles from './Credits.module.css';

/** Where `/ai` explains the words of the table. */
const EXPLAINED = '/ai#credits';

interface CreditsProps {
  credits: CreditSheet;
  /** Words of the link to the page that explains the table. */
  about: string;
  /** What is credited, for those who hear the page instead of seeing it. */
  of?: ReactNode;
}

/** How far AI took part: the label is seen before anything is played, the table is a native disclosure behind it. */
export function Credits({ credits, about, of }: CreditsProps) {
  const { heading, label, sum, note, columns, rows } = credits;
  return (
    <details className={styles.credits}>
      <summary>
        <span className={styles.marks}>
          {rows.map(({ id, hand }) => hand && <WeaveMark key={id} hand={hand} size={16} />)}
        </span>
        <span className={styles.label}>
          {/* first, since all else is alike from song to song */}
          {of && <span className="visually-hidden">{of}: </span>}
          <b>{label}</b>
          <span className="visually-hidden">. {sum}. </span>
        </span>
        <span className={styles.heading}>
          {heading}
          <Icon name="caret-down" size={1} />
        </span>
      </summary>
      <div className={styles.sheet}>
        <Ledger
          {...(note && { caption: note })}
          columns={columns}
          rows={rows.map(({ id, role, hand, how, by, tool }) => [
            role,
            <span key={id} className={styles.how} data-hand={hand ?? undefined}>
              {hand && <WeaveMark hand={hand} />}
              {how}
            </span>,
            by,
            tool,
          ])}
        />
        <a href={EXPLAINED} className={actionClass('link', 'sm')}>
          {about}
        </a>
      </div>
    </details>
  );
}
