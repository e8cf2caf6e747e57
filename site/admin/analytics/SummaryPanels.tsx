import type { Summary } from '../../../services/contracts/summary';
import type { AdminTexts } from '../desk/texts';
import { HubShares } from './HubShares';
import { PagesTable } from './PagesTable';
import { Ranking } from './Ranking';
import { StatCards } from './StatCards';
import * as styles from './SummaryPanels.module.css';
import type { Filters } from './summary-query';
import { ViewsChart } from './ViewsChart';
import { countryName, labelOf, pointsOf, writeMinutes, writeTime } from './write-figures';

interface SummaryPanelsProps {
  texts: AdminTexts;
  summary: Summary;
  onFilter: (filter: Filters) => void;
}

/** Lines of a ranking that are shown. */
const LINES = 6;

/** The summary as cards, a chart, tables and rankings. */
export function SummaryPanels({ texts, summary, onFilter }: SummaryPanelsProps) {
  const words = texts.desk.analytics;
  const { totals, previous } = summary;
  const count = (value: number) => value.toLocaleString('en');
  const share = (value: number) => `${Math.round(100 * value)} %`;
  const time = (ms: number) => writeTime(ms, words);
  const titles = {
    hour: words.perHour,
    day: words.perDay,
    week: words.perWeek,
    month: words.perMonth,
  };
  const named = (rows: Summary['referrers']) =>
    rows
      .slice(0, LINES)
      .map(({ name, views }) => ({ key: name, label: labelOf(name, words), views }));
  const hubs = texts.hubs.map(({ hub, label }) => ({
    hub,
    label,
    views: summary.hubs.find(({ name }) => name === hub)?.views ?? 0,
  }));

  return (
    <>
      <StatCards
        texts={texts}
        stats={[
          {
            label: texts.cards.sessions,
            value: totals.sessions,
            before: previous?.sessions,
            write: count,
          },
          { label: texts.cards.views, value: totals.views, before: previous?.views, write: count },
          {
            label: texts.cards.time,
            value: totals.duration_ms,
            before: previous?.duration_ms,
            write: writeMinutes,
            unit: texts.cards.minutes,
          },
        ]}
      />
      <dl className={styles.small}>
        {[
          [words.visits, count(totals.visits)],
          [words.bounce, share(totals.bounce_rate)],
          [words.median, time(totals.median_ms)],
          [words.mean, time(totals.mean_ms)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary.synthetic && <p className={styles.synthetic}>{words.synthetic}</p>}
      <div className={styles.pair}>
        <ViewsChart texts={texts} title={titles[summary.interval]} points={pointsOf(summary)} />
        <Ranking
          texts={texts}
          title={words.referrers}
          rows={named(summary.sources)}
          onChoose={(referrer) => onFilter({ referrer })}
        />
      </div>
      <div className={styles.pair}>
        <PagesTable texts={texts} summary={summary} onFilter={onFilter} />
        <HubShares texts={texts} shares={hubs} />
      </div>
      <div className={styles.three}>
        <Ranking texts={texts} title={words.campaigns} rows={named(summary.campaigns)} />
        <Ranking
          texts={texts}
          title={words.devices}
          rows={named(summary.devices)}
          onChoose={(device) => onFilter({ device })}
        />
        <Ranking texts={texts} title={words.browsers} rows={named(summary.browsers)} />
        <Ranking
          texts={texts}
          title={words.countries}
          rows={named(summary.countries).map((row) => ({ ...row, label: countryName(row.label) }))}
          onChoose={(country) => onFilter({ country })}
        />
      </div>
      <p className="caption">
        {words.zone.replace('{zone}', summary.tz)}{' '}
        {words.received
          .replace('{total}', count(summary.received.total))
          .replace('{views}', count(summary.received.views))
          .replace('{bots}', count(summary.received.bots))}
      </p>
    </>
  );
}
