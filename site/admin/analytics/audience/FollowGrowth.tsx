import type { Growth } from '../../../../services/contracts/admin/growth';
import { withNames } from '../../../shell/with-names';
import type { AdminTexts } from '../../desk/texts';
import { ChartPanel } from '../chart/ChartPanel';
import { FactRow } from '../figures/FactRow';
import { labelsOf } from '../figures/write-figures';
import { ShortTable } from '../lists/ShortTable';
import * as styles from './Audience.module.css';

/** Follows over time, and what each artist has of them. */
export function FollowGrowth({ texts, growth }: { texts: AdminTexts; growth: Growth }) {
  const words = texts.desk.analytics.audience;
  const { follows, interval } = growth;
  const count = (value: number) => value.toLocaleString('en');
  const labels = labelsOf(follows.series, growth);
  const totals = new Map(follows.series.map(({ t, total }) => [t, total]));

  return (
    <div className={styles.stack}>
      <ChartPanel
        texts={texts}
        id="follows"
        title={texts.desk.analytics.per[interval].replace('{what}', words.newFollows)}
        heading="h3"
        names={{ value: words.newFollows, before: texts.desk.analytics.lastPeriod }}
        rows={follows.series.map(({ t, gained, in_part }, index) => ({
          t,
          label: labels[index] ?? '',
          value: gained,
          isPart: in_part,
          before: null,
        }))}
        columns={[
          {
            head: words.followers,
            cell: ({ t }) => count(totals.get(t) ?? 0),
            isNumber: true,
          },
        ]}
      >
        <FactRow
          texts={texts}
          facts={[
            { label: words.followers, value: follows.total, write: count },
            {
              label: words.newFollows,
              value: follows.gained,
              before: follows.before ?? undefined,
              write: count,
            },
          ]}
        />
      </ChartPanel>
      <section className={styles.panel}>
        <h3>{words.artists}</h3>
        <ShortTable
          texts={texts}
          label={words.artists}
          rows={follows.artists}
          keyOf={({ artist_id }) => artist_id}
          nothing={texts.desk.empty}
          columns={[
            { head: words.artist, cell: ({ name }) => withNames(name) },
            { head: words.followers, cell: (row) => count(row.followers), isNumber: true },
            {
              head: words.newFollows,
              cell: ({ gained }) => (gained > 0 ? `+${count(gained)}` : '0'),
              isNumber: true,
            },
          ]}
        />
      </section>
    </div>
  );
}
