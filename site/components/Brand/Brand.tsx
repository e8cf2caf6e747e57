import * as styles from './Brand.module.css';
import { MARK_PATH, MARK_SIZE } from './mark-path';

/** The mark. */
export function Mark() {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinejoin="miter"
      strokeMiterlimit="6"
      aria-hidden="true"
    >
      <path d={MARK_PATH} />
    </svg>
  );
}

/** Mark and name, as they stand in the navigation. */
export function Brand({ wordmark }: { wordmark: [string, string] }) {
  return (
    <>
      <Mark />
      <b className={styles.word}>
        <span>{wordmark[0]}</span> <span>{wordmark[1]}</span>
      </b>
    </>
  );
}
