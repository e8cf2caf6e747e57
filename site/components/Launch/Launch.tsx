import { Progress } from '../Progress/Progress';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './Launch.module.css';

/** How far along an artist is who is coming soon. */
export interface LaunchData {
  progress: {
    percent: number;
    /** As printed: `70%`. */
    display: string;
    /** Who says so, if that is the company itself. */
    source: string | null;
  } | null;
  /** `Expected launch`, and what was announced; `null` for one without any date. */
  expected: { term: string; text: string } | null;
  /** In place of a date that was never given. */
  unknown: string;
}

/** The rows of thread laid so far, and the date as it was announced. */
export function Launch({ launch }: { launch: LaunchData }) {
  const { progress, expected, unknown } = launch;
  return (
    <div className={styles.launch}>
      {progress && (
        <Progress
          percent={progress.percent}
          label={
            <span className={styles.figure}>
              <b>{progress.display}</b>
              {progress.source && <SourceTag>{progress.source}</SourceTag>}
            </span>
          }
        />
      )}
      {expected ? (
        <dl className={styles.expected}>
          <dt>{expected.term}</dt>
          <dd>{expected.text}</dd>
        </dl>
      ) : (
        <p className="caption">{unknown}</p>
      )}
    </div>
  );
}
