import { StripLine } from '../StripLine/StripLine';
import { stripLines } from './strip-lines';

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
  return (
    <>
      <span className="visually-hidden">{children}</span>
      <span aria-hidden="true">
        {stripLines(children, longest.wide).map((line) => (
          <StripLine key={line} text={line} size={size.wide} only="wide" />
        ))}
        {stripLines(children, longest.narrow).map((line) => (
          <StripLine key={line} text={line} size={size.narrow} only="narrow" />
        ))}
      </span>
    </>
  );
}
