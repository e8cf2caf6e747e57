import type { AdminTexts } from '../../desk/texts';
import type { Filters } from '../choice/summary-query';
import * as styles from './HubShares.module.css';

interface HubSharesProps {
  texts: AdminTexts;
  shares: { hub: 'africa' | 'global'; label: string; views: number }[];
  onFilter: (filter: Filters) => void;
}

/** How the views of hub pages divide: the one hub woven down, the other across. */
export function HubShares({ texts, shares, onFilter }: HubSharesProps) {
  const all = shares.reduce((sum, { views }) => sum + views, 0);
  return (
    <section className={styles.panel}>
      <h2>{texts.desk.analytics.hubs}</h2>
      {all === 0 ? (
        <p className="muted">{texts.noViews}</p>
      ) : (
        <div className={styles.cloth}>
          {shares
            .filter(({ views }) => views > 0)
            .map(({ hub, label, views }) => (
              <div key={hub} data-hub={hub} style={{ flexGrow: views }}>
                <b className="display">{Math.round((100 * views) / all)} %</b>
                <button
                  type="button"
                  title={texts.desk.analytics.filter.replace('{name}', label)}
                  onClick={() => onFilter({ hub })}
                >
                  {label}
                </button>
                <span>{views.toLocaleString('en')}</span>
              </div>
            ))}
        </div>
      )}
      <p className="caption">{texts.desk.analytics.hubsNote}</p>
    </section>
  );
}
