import * as styles from './WeaveMark.module.css';

/** Whose work it was: people's, people's with a tool, a machine's. */
export type Hand = 'human' | 'assisted' | 'generated';

const DOWN = 'M1 0h3v20H1zM6 0h3v20H6zM11 0h3v20h-3zM16 0h3v20h-3z';
const ACROSS = 'M0 1h20v3H0zM0 6h20v3H0zM0 11h20v3H0zM0 16h20v3H0z';
const CROSSED =
  'M1 0h3v5H1zM5 1h5v3H5zM11 0h3v5h-3zM15 1h5v3h-5zM0 6h5v3H0zM6 5h3v5H6zM10 6h5v3h-5zM16 5h3v5h-3z' +
  'M1 10h3v5H1zM5 11h5v3H5zM11 10h3v5h-3zM15 11h5v3h-5zM0 16h5v3H0zM6 15h3v5H6zM10 16h5v3h-5zM16 15h3v5h-3z';

const THREADS: Record<Hand, string> = { human: DOWN, assisted: CROSSED, generated: ACROSS };

/** Which way the thread runs: down for people, across for machines, crossed for both. Words stand beside it. */
export function WeaveMark({ hand, size = 20 }: { hand: Hand; size?: number }) {
  return (
    <svg
      className={styles.mark}
      data-hand={hand}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={THREADS[hand]} />
    </svg>
  );
}
