import type { AdminTexts } from '../desk/texts';
import * as styles from './Ranking.module.css';

/** One line of a ranking. */
export interface Ranked {
  /** As the summary's filters know it. */
  key: string;
  label: string;
  views: number;
}

interface RankingProps {
  texts: AdminTexts;
  title: string;
  rows: Ranked[];
  /** Narrows everything to one line; left out where there is no such filter. */
  onChoose?: (key: string) => void;
}

/** The most frequent values, each with a bar of threads as long as its share of the first. */
export function Ranking({ texts, title, rows, onChoose }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className="muted">{texts.noViews}</p>}
      <ol>
        {rows.map(({ key, label, views }) => (
          <li key={key}>
            {onChoose ? (
              <button
                type="button"
                title={texts.desk.analytics.filter.replace('{name}', label)}
                onClick={() => onChoose(key)}
              >
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
            <b>{views.toLocaleString('en')}</b>
            <i style={{ inlineSize: `${(100 * views) / most}%` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
