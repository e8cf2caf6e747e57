import type { AdminTexts } from '../../desk/texts';
import { Change } from './Change';
import * as styles from './FactRow.module.css';

/** One small figure. */
export interface Fact {
  label: string;
  value: number;
  /** `undefined` without a comparison. */
  before?: number | undefined;
  write: (value: number) => string;
  /** A fall is good news. */
  isBetterLow?: boolean;
}

/** Small figures in a row, each with what it was before. */
export function FactRow({ texts, facts }: { texts: AdminTexts; facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, ...fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{fact.write(fact.value)}</b>
          </dd>
          {fact.before !== undefined && (
            <dd>
              <Change texts={texts} {...fact} before={fact.before} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
