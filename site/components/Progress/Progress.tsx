import type { ReactNode } from 'react';
import { CELLS, laidCells } from './cells';
import * as styles from './Progress.module.css';

interface ProgressProps {
  percent: number;
  /** What the bar says in words: it stands below it and is read in its place. */
  label: ReactNode;
}

/** Rows of thread laid so far. */
export function Progress({ percent, label }: ProgressProps) {
  const laid = laidCells(percent);
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
