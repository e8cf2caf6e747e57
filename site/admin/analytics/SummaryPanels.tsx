import type { Summary } from '../../../services/contracts/summary';
import type { AdminTexts } from '../desk/texts';
import { ViewsPanel } from './chart/ViewsPanel';
import type { Part } from './choice/range';
import type { Filters } from './choice/summary-query';
import { Figures } from './figures/Figures';
import { Countries, Machines, Origins } from './lists/Breakdowns';
import { HubShares } from './lists/HubShares';
import { PagesTable } from './lists/PagesTable';
import * as styles from './SummaryPanels.module.css';

interface SummaryPanelsProps {
  texts: AdminTexts;
  summary: Summary;
  onFilter: (filter: Filters) => void;
  onPart: (part: Part) => void;
}

/** The summary as cards, a chart, tables and lists. */
export function SummaryPanels({ texts, summary, onFilter, onPart }: SummaryPanelsProps) {
  const words = texts.desk.analytics;
  const { received } = summary;
  const count = (value: number) => value.toLocaleString('en');
  const hubs = texts.hubs.map(({ hub, label }) => ({
    hub,
    label,
    views: summary.hubs.find(({ name }) => name === hub)?.views ?? 0,
  }));
  const isNarrowed = Object.keys(summary.filters).length > 0;
  const parts = { texts, summary, onFilter };

  return (
    <>
      <Figures texts={texts} summary={summary} />
      {isNarrowed && <p className="caption">{words.narrowed}</p>}
      {summary.purged_before && (
        <p className={styles.synthetic}>
          {words.purged.replace('{day}', summary.purged_before.slice(0, 10))}
        </p>
      )}
      {summary.listed && (
        <p className={styles.synthetic}>
          {words.listed
            .replace('{from}', dayOf(Date.parse(summary.listed.from)))
            .replace('{to}', dayOf(Date.parse(summary.listed.to) - 1))}
        </p>
      )}
      {summary.synthetic && <p className={styles.synthetic}>{words.synthetic}</p>}
      <div className={styles.pair}>
        <ViewsPanel texts={texts} summary={summary} onPart={onPart} />
        <Origins {...parts} />
      </div>
      <div className={styles.pair}>
        <PagesTable {...parts} />
        <div className={styles.stack}>
          <HubShares texts={texts} shares={hubs} onFilter={onFilter} />
          <Machines {...parts} />
          <Countries {...parts} />
        </div>
      </div>
      <p className="caption">{words.meaning}</p>
      <p className="caption">
        {words.zone.replace('{zone}', summary.tz)}{' '}
        {words.received
          .replace('{total}', count(received.total))
          .replace('{views}', count(received.views))
          .replace('{repeats}', count(received.repeats))
          .replace('{bots}', count(received.bots))
          .replace('{private}', count(received.opted_out))
          .replace('{prefetches}', count(received.prefetches))}
      </p>
    </>
  );
}

/** The day of UTC of an instant, as `2026-01-31`. */
function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
