import type { ReactNode } from 'react';
import type { IconName } from '../../icons/names';
import { Icon } from '../Icon/Icon';
import * as styles from './Note.module.css';

interface NoteProps {
  icon: IconName;
  /** A draft is outlined: it is not yet what the page says. */
  look?: 'plain' | 'draft';
  children: ReactNode;
}

/** A remark about the text beside it: a draft, an announcement, fiction. */
export function Note({ icon, look = 'plain', children }: NoteProps) {
  return (
    <div className={styles.note} data-look={look}>
      <Icon name={icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
