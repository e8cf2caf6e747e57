import type { AdminEvent } from '../../../../services/contracts/admin/events';
import { Failure } from '../../desk/Failure';
import { Instant } from '../../desk/Instant';
import { type Column, Table } from '../../desk/Table';
import type { AdminTexts } from '../../desk/texts';
import type { Asked } from '../../use-ask';
import * as styles from './EventTable.module.css';

interface EventTableProps {
  texts: AdminTexts;
  asked: Asked<{ events: AdminEvent[] }> & { reload: () => Promise<void> };
}

/** Characters of a session's id that are shown (specification, section 9). */
const SESSION_SHOWN = 8;

/** The newest 500 views, one row each. */
export function EventTable({ texts, asked }: EventTableProps) {
  const words = texts.table;
  const failure = asked.step === 'failed' && (
    <Failure texts={texts} error={asked.error} onAgain={asked.reload} />
  );
  if (failure && !asked.value) return failure;

  const columns: Column<AdminEvent>[] = [
    { head: words.when, cell: (event) => <Instant at={event.created_at} /> },
    { head: words.path, cell: (event) => event.path },
    {
      head: words.session,
      cell: (event) => <code>{event.session_id.slice(0, SESSION_SHOWN)}</code>,
    },
    {
      head: words.referrer,
      cell: (event) => event.referrer ?? <span className={styles.direct}>{words.direct}</span>,
    },
    {
      head: words.duration,
      cell: (event) => words.seconds.replace('{n}', String(Math.round(event.duration_ms / 1000))),
      isNumber: true,
    },
  ];

  return (
    <section className={styles.panel}>
      <h2>{texts.desk.analytics.latest}</h2>
      {failure}
      <Table
        label={texts.desk.analytics.latest}
        columns={columns}
        rows={asked.value?.events ?? []}
        keyOf={({ id }) => id}
        nothing={asked.step === 'loading' ? texts.loading : texts.noData}
        isLoading={asked.step === 'loading'}
        folds
      />
    </section>
  );
}
