import type { AdminTexts } from '../../desk/texts';
import { Change } from './Change';
import * as styles from './StatCards.module.css';

/** One figure, now and in the period before. */
export interface Stat {
  label: string;
  value: number;
  /** `undefined` without a comparison. */
  before: number | undefined;
  /** How the figure is written. */
  write: (value: number) => string;
  unit?: string;
}

/** The great figures side by side. */
export function StatCards({ texts, stats }: { texts: AdminTexts; stats: Stat[] }) {
  return (
    <dl className={styles.cards}>
      {stats.map(({ label, value, before, write, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>
            <b className="display">{write(value)}</b> {unit && <span>{unit}</span>}
          </dd>
          {before !== undefined && (
            <dd>
              <Change texts={texts} value={value} before={before} write={write} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
