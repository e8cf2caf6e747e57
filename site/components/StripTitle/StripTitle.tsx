import { withNames } from '../../shell/with-names';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './StripTitle.module.css';
import { isOtherScript, reachOf, stripLines } from './strip-lines';

interface StripTitleProps {
  children: string;
  /** Wanted size of the letters in percent of the column's width, on wide and narrow screens. */
  size?: { wide: number; narrow: number };
  /** Characters a line should not exceed there. */
  longest?: { wide: number; narrow: number };
}

/** A page's title, each of its lines set to the full measure. Goes inside a heading. */
export function StripTitle({
  children,
  size = { wide: 9.2, narrow: 16 },
  longest = { wide: 26, narrow: 14 },
}: StripTitleProps) {
  if (isOtherScript(children)) return <span className={styles.plain}>{withNames(children)}</span>;
  return (
    <>
      <span className="visually-hidden">{withNames(children)}</span>
      <Lines only="wide" lines={stripLines(children, longest.wide)} size={size.wide} />
      <Lines only="narrow" lines={stripLines(children, longest.narrow)} size={size.narrow} />
    </>
  );
}

function Lines({ only, lines, size }: { only: string; lines: string[]; size: number }) {
  return (
    <span
      aria-hidden="true"
      className={styles.lines}
      data-only={only}
      data-hangs={reachOf('', lines[0])}
    >
      {lines.map((line, at) => (
        <span key={line} className={styles.line} data-hangs={reachOf(line, lines[at + 1])}>
          <StripLine text={line} size={size} />
        </span>
      ))}
    </span>
  );
}
