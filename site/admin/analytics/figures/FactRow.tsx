import type { AdminTexts } from '../../desk/texts';
import { Change } from './Change';
import * as styles from './FactRow.module.css';

/** One small figure. */
export interface Fact {
  label: string;
  /** `undefined` where there is nothing that it could be the share or the mean of. */
  value: number | undefined;
  /** `undefined` without a comparison. */
  before?: number | undefined;
  write: (value: number) => string;
  /** A fall is good news. */
  isBetterLow?: boolean;
  /** From 0 to 1, see `Change`. */
  isShare?: boolean;
}

/** Small figures in a row, each with what it was before. */
export function FactRow({ texts, facts }: { texts: AdminTexts; facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, before, ...fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value === undefined ? '–' : fact.write(value)}</b>
          </dd>
          {value !== undefined && before !== undefined && (
            <dd>
              <Change texts={texts} {...fact} value={value} before={before} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
