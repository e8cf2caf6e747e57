import * as styles from './Rail.module.css';
import { useCurrentPart } from './use-current-part';

/** A part of a long page. */
export interface RailItem {
  /** Fragment of its address. */
  id: string;
  label: string;
}

interface RailProps {
  label: string;
  items: RailItem[];
}

/** Contents of a long page beside its text, on wide screens. The part being read is marked. */
export function Rail({ label, items }: RailProps) {
  const current = useCurrentPart(items.map(({ id }) => id));
  return (
    <nav className={styles.rail} aria-label={label}>
      <p className={`label ${styles.title}`}>{label}</p>
      <RailList items={items} current={current} />
    </nav>
  );
}

/** The list itself, numbered. */
export function RailList({ items, current }: { items: RailItem[]; current?: string | undefined }) {
  return (
    <ol className={styles.list}>
      {items.map(({ id, label }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <span aria-hidden="true">{index + 1}</span>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}
