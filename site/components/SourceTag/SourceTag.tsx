import { Icon } from '../Icon/Icon';
import * as styles from './SourceTag.module.css';

/** Says who counted the figure it stands beside. */
export function SourceTag({ children }: { children: string }) {
  return (
    <span className={styles.tag}>
      <Icon name="seal-question" size={1.1} />
      {children}
    </span>
  );
}
