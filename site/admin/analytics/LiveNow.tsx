import { useEffect } from 'react';
import type { AdminLive, getAdminLive } from '../../../services/contracts/admin/events';
import { Failure } from '../desk/Failure';
import { Table } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';
import { useAsk } from '../use-ask';
import * as styles from './LiveNow.module.css';

/** How often the figure is read again while it is in sight. */
const EVERY_MS = 15_000;
/** Pages that are shown. */
const PAGES = 5;

/** Who is on the site at this moment, and how busy the last half hour was. */
export function LiveNow({ texts }: { texts: AdminTexts }) {
  const { value, error, reload } = useAsk<typeof getAdminLive>('/api/admin/live', texts);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  // until there is an answer: one that goes and comes with every look is read out each time, and drops the focus
  if (error) return <Failure texts={texts} error={error} onAgain={reload} />;
  if (!value) return null;
  return <LivePanel texts={texts} live={value} />;
}

function LivePanel({ texts, live }: { texts: AdminTexts; live: AdminLive }) {
  const words = texts.desk.analytics;
  const most = Math.max(1, ...live.minutes.map(({ views }) => views));
  return (
    <section className={styles.panel}>
      <h2>
        <b className="display">{live.visitors}</b> {words.live}
      </h2>
      {live.pages.length > 0 && (
        <ul className={styles.pages}>
          {live.pages.slice(0, PAGES).map(({ name, visitors }) => (
            <li key={name}>
              <span>{name}</span> <b>{visitors}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.half}>
        <div
          className={styles.bars}
          role="img"
          aria-label={texts.chart.replace('{title}', words.lastMinutes)}
        >
          {live.minutes.map(({ t, views }) => (
            <i key={t} style={{ blockSize: `${(100 * views) / most}%` }} />
          ))}
        </div>
        <details>
          <summary>{words.lastMinutes}</summary>
          <Table
            label={words.lastMinutes}
            rows={live.minutes.filter(({ views }) => views > 0).reverse()}
            keyOf={({ t }) => t}
            nothing={texts.noViews}
            columns={[
              { head: texts.table.when, cell: ({ t }) => clock(t) },
              { head: words.views, cell: ({ views }) => views, isNumber: true },
            ]}
          />
        </details>
      </div>
    </section>
  );
}

function clock(at: string): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
