import { Icon } from '../Icon/Icon';
import { type RailItem, RailList } from './Rail';
import * as styles from './Rail.module.css';

/** The same contents on narrow screens: folded, below the title. */
export function FoldedRail({ label, items }: { label: string; items: RailItem[] }) {
  return (
    <details className={styles.folded}>
      <summary>
        {label}
        <Icon name="caret-down" />
      </summary>
      <nav aria-label={label}>
        <RailList items={items} />
      </nav>
    </details>
  );
}
