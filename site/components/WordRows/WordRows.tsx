import { Prose } from '../Prose/Prose';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './WordRows.module.css';

/** A large word and what it asks for. */
export interface WordRow {
  id: string;
  word: string;
  html: string;
}

/** Words set to the same measure, each with its sentence beside it. */
export function WordRows({ rows, level = 3 }: { rows: WordRow[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.rows}>
      {rows.map(({ id, word, html }) => (
        <div key={id} id={id} className={styles.row}>
          <Heading className="display">
            <span className="visually-hidden">{word}</span>
            <span aria-hidden="true">
              <StripLine text={word} size={13.5} />
            </span>
          </Heading>
          <div className={styles.words}>
            <Prose html={html} />
          </div>
        </div>
      ))}
    </div>
  );
}
