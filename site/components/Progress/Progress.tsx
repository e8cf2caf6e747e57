import * as styles from './Progress.module.css';

/** One cell is five percent. */
const CELLS = 20;

interface ProgressProps {
  percent: number;
  /** What the bar says in words: it stands below it and is read in its place. */
  label: string;
}

/** Rows of thread laid so far. */
export function Progress({ percent, label }: ProgressProps) {
  const laid = Math.round((percent / 100) * CELLS);
  return (
    <div className={styles.progress}>
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length: CELLS }, (_, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          <i key={cell} data-laid={cell < laid || undefined} />
        ))}
      </div>
      <small>{label}</small>
    </div>
  );
}
