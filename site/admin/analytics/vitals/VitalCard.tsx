import type { DeskTexts } from '../../../../content/schema/pages/desk-texts';
import type { Spread } from '../../../../services/contracts/web-vitals';
import * as styles from './VitalsPanel.module.css';
import { type Metric, ratingOf, share, writeP75 } from './write-vital';

interface VitalCardProps {
  metric: Metric;
  spread: Spread;
  words: DeskTexts['analytics']['vitals'];
}

const RATINGS = ['good', 'fair', 'poor'] as const;

/** One metric: what three quarters of the loads were at most, and how the loads divide. */
export function VitalCard({ metric, spread, words }: VitalCardProps) {
  const rating = ratingOf(metric, spread.p75);
  const [value, unit] = writeP75(metric, spread.p75).split(' ');
  return (
    <section className={styles.card}>
      <h3>{words.metrics[metric]}</h3>
      <p className={styles.figure}>
        <span>
          <b className="display">{value}</b>
          {unit && <span className={styles.unit}> {unit}</span>}
        </span>
        {rating !== 'none' && (
          <span data-rating={rating} className={styles.rated}>
            {words[rating]}
          </span>
        )}
      </p>
      {spread.loads > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {RATINGS.map((part) => (
            <i key={part} data-rating={part} style={{ flexGrow: spread[part] }} />
          ))}
        </div>
      )}
      <dl className={styles.parts}>
        {RATINGS.map((part) => (
          <div key={part}>
            <dt data-rating={part}>{words[part]}</dt>
            <dd>{share(spread[part], spread)}</dd>
          </div>
        ))}
      </dl>
      <p className="caption">{words.measured.replace('{n}', spread.loads.toLocaleString('en'))}</p>
    </section>
  );
}
