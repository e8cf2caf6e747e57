import type { AuditEntry, AuditList, getAdminAudit } from '../../../services/contracts/admin/audit';
import { Instant } from '../desk/Instant';
import { ListView } from '../desk/ListView';
import type { Column } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';
import { writeDetails } from './write-details';

const entriesOf = ({ entries }: AuditList) => entries;

/** Privileged acts, to be read only. */
export function AuditView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.audit;
  const columns = (): Column<AuditEntry>[] => [
    { head: words.when, cell: (entry) => <Instant at={entry.created_at} /> },
    { head: words.who, cell: (entry) => entry.actor_email ?? entry.actor },
    { head: words.action, cell: (entry) => entry.action },
    { head: words.outcome, cell: (entry) => words.outcomes[entry.outcome] },
    {
      head: words.subject,
      cell: (entry) => entry.subject_name ?? <code>{entry.subject?.slice(0, 8)}</code>,
    },
    { head: words.detail, cell: (entry) => writeDetails(entry.details), isText: true },
  ];

  return (
    <ListView<typeof getAdminAudit, AuditEntry>
      texts={texts}
      title={texts.desk.sections.audit}
      lead={words.lead}
      path="/api/admin/audit"
      rowsOf={entriesOf}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}
