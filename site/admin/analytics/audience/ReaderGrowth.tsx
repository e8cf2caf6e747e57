import type { Growth } from '../../../../services/contracts/admin/growth';
import type { AdminTexts } from '../../desk/texts';
import { ChartPanel } from '../chart/ChartPanel';
import { FactRow } from '../figures/FactRow';
import { capital, labelsOf } from '../figures/write-figures';
import { Breakdown } from '../lists/Breakdown';
import * as styles from './Audience.module.css';

/** Who joined and left the newsletter, and through which forms people came. */
export function ReaderGrowth({ texts, growth }: { texts: AdminTexts; growth: Growth }) {
  const words = texts.desk.analytics.audience;
  const { newsletter, interval } = growth;
  const { before } = newsletter;
  const count = (value: number) => value.toLocaleString('en');
  const labels = labelsOf(newsletter.series, growth);
  const totals = new Map(newsletter.series.map(({ t, total }) => [t, total]));

  return (
    <div className={styles.stack}>
      <ChartPanel
        texts={texts}
        id="newsletter"
        title={texts.desk.analytics.per[interval].replace('{what}', words.newReaders)}
        heading="h3"
        names={{
          value: words.joined,
          second: words.left,
          before: texts.desk.analytics.lastPeriod,
        }}
        rows={newsletter.series.map(({ t, joined, left, in_part }, index) => ({
          t,
          label: labels[index] ?? '',
          value: joined,
          isPart: in_part,
          second: left,
          before: null,
        }))}
        columns={[
          { head: words.readers, cell: ({ t }) => count(totals.get(t) ?? 0), isNumber: true },
        ]}
      >
        <FactRow
          texts={texts}
          facts={[
            { label: words.readers, value: newsletter.total, write: count },
            {
              label: words.joined,
              value: newsletter.joined,
              before: before?.joined,
              write: count,
            },
            {
              label: words.left,
              value: newsletter.left,
              before: before?.left,
              write: count,
              isBetterLow: true,
            },
            { label: words.pending, value: newsletter.pending, write: count },
          ]}
        />
      </ChartPanel>
      <Breakdown
        texts={texts}
        title={words.forms}
        heading="h3"
        unit={words.joined}
        whole={newsletter.joined}
        lists={[
          {
            name: words.forms,
            lines: newsletter.sources.map(({ name, joined }) => ({
              key: name,
              label: texts.sources[name] ?? capital(name),
              count: joined,
            })),
          },
        ]}
      />
    </div>
  );
}
