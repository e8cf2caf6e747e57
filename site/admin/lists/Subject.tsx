import * as styles from './Subject.module.css';

/** A browser may break a line behind the hyphen of a reference. */
const REFERENCE = /(\S*AA-\S+)/;

/** The subject of a mail; the reference in it stays in one line, as it is read out. */
export function Subject({ text }: { text: string }) {
  return text.split(REFERENCE).map((part) =>
    REFERENCE.test(part) ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
