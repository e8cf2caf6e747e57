import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
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

/** Figures side by side; what changed is told in words and by an arrow, not by colour alone. */
export function StatCards({ texts, stats }: { texts: AdminTexts; stats: Stat[] }) {
  return (
    <dl className={styles.cards}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className={styles.figure}>
            <b className="display">{stat.write(stat.value)}</b>
            {stat.unit && <span>{stat.unit}</span>}
          </dd>
          {stat.before !== undefined && <Change texts={texts} {...stat} before={stat.before} />}
        </div>
      ))}
    </dl>
  );
}

function Change({ texts, value, before, write }: Stat & { texts: AdminTexts; before: number }) {
  const words = texts.desk.analytics;
  const share = before === 0 ? undefined : Math.round((100 * (value - before)) / before);
  const isFall = value < before;
  return (
    <dd className={styles.change} data-fall={isFall}>
      {value !== before && (
        <span>
          <StaffIcon name={isFall ? 'arrow-down-right' : 'arrow-up-right'} />
          {share === undefined ? words.new : signed(share)}
        </span>
      )}
      <small>{words.previous.replace('{n}', write(before))}</small>
    </dd>
  );
}

/** `+12 %`, `−3 %` */
export function signed(percent: number): string {
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
