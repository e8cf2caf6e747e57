import type { ReactNode } from 'react';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: string | undefined;
  /** Small line above the title: a category, a genre. */
  label?: string | undefined;
  children?: ReactNode;
}

/** Share of the column's width a strip-set title's letters may take, in percent; narrow screens more. */
const WIDE_SIZE = 9;
const NARROW_SIZE = 17;

/** The opening of a page: title set to the full measure where it is short, one sentence, controls. */
export function PageHead({ title, lead, label, children }: PageHeadProps) {
  const isShort = title.length <= 18;
  return (
    <div className={`wrap ${styles.head}`}>
      {label && <p className={`label ${styles.label}`}>{label}</p>}
      <h1 className={`display ${styles.title}`}>
        {isShort ? (
          <>
            <span className="visually-hidden">{title}</span>
            <span aria-hidden="true">
              <StripLine text={title} size={WIDE_SIZE} only="wide" />
              {narrowLines(title).map((line) => (
                <StripLine key={line} text={line} size={NARROW_SIZE} only="narrow" />
              ))}
            </span>
          </>
        ) : (
          title
        )}
      </h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}

/** On narrow screens a title of several words takes a line for each long one. */
function narrowLines(title: string): string[] {
  if (title.length <= 9) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [title] : [title.slice(0, at), title.slice(at + 1)];
}
