import * as styles from './Brand.module.css';

/** The mark: an A and the mathematical "for all" sharing one leg. */
export function Mark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 92 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinejoin="miter"
      strokeMiterlimit="6"
      aria-hidden="true"
    >
      <path d="M5 46 25.5 5.5 46 46M14 31h23M25.5 2 46 42.5 66.5 2M37 17h20" />
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
