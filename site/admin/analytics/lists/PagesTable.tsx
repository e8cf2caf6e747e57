import type { RankedPage, Summary } from '../../../../services/contracts/summary';
import { actionClass } from '../../../components/Action/Action';
import type { Column } from '../../desk/Table';
import type { AdminTexts } from '../../desk/texts';
import type { Filters } from '../choice/summary-query';
import { labelOf, writeTime } from '../figures/write-figures';
import * as styles from './PagesTable.module.css';
import { ShortTable } from './ShortTable';

interface PagesTableProps {
  texts: AdminTexts;
  summary: Summary;
  onFilter: (filter: Filters) => void;
}

/** The most seen pages; each leads to the figures of it alone. */
export function PagesTable({ texts, summary, onFilter }: PagesTableProps) {
  const words = texts.desk.analytics;
  const { pages } = summary;
  const columns: Column<RankedPage>[] = [
    {
      head: words.path,
      cell: ({ name }) => (
        <button
          type="button"
          className={actionClass('link')}
          onClick={() => onFilter({ path: name })}
        >
          {labelOf(name, words)}
        </button>
      ),
    },
    { head: words.views, cell: ({ views }) => views.toLocaleString('en'), isNumber: true },
    { head: words.visits, cell: ({ visits }) => visits.toLocaleString('en'), isNumber: true },
    {
      head: words.exits,
      cell: ({ exits }) => exits?.toLocaleString('en') ?? '–',
      isNumber: true,
    },
    {
      head: words.bounce,
      cell: ({ bounce_rate, visits }) => (visits ? `${Math.round(100 * bounce_rate)} %` : '–'),
      isNumber: true,
    },
    {
      head: words.perView,
      cell: ({ duration_ms, views }) => writeTime(views ? duration_ms / views : 0, words),
      isNumber: true,
    },
  ];

  return (
    <section className={styles.panel}>
      <h2>{words.pages}</h2>
      <ShortTable
        texts={texts}
        label={words.pages}
        columns={columns}
        rows={pages}
        keyOf={({ name }) => name}
        nothing={texts.noViews}
      />
    </section>
  );
}
