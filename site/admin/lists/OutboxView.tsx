import type {
  AdminEmail,
  getAdminOutbox,
  OutboxList,
  postAdminOutboxRetry,
} from '../../../services/contracts/admin/outbox';
import { MAIL_STATUSES } from '../../../services/contracts/limits/inbox';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { ask } from '../ask';
import { Instant } from '../desk/Instant';
import { ListView } from '../desk/ListView';
import type { Column } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';
import { DiscardBox } from './DiscardBox';
import { Subject } from './Subject';

const emailsOf = ({ emails }: OutboxList) => emails;

/** Mails on their way; one that was given up can be sent again, or discarded. */
export function OutboxView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.outbox;

  async function retry({ id }: AdminEmail, reload: () => Promise<void>) {
    const result = await ask<typeof postAdminOutboxRetry>(
      'POST',
      `/api/admin/outbox/${id}/retry`,
      undefined,
      texts,
    );
    if (result.ok) announce('success', words.retried);
    else announce('error', texts.desk.notDone, result.error.message);
    await reload();
  }

  const columns = (reload: () => Promise<void>): Column<AdminEmail>[] => [
    { head: words.created, cell: (mail) => <Instant at={mail.created_at} /> },
    { head: words.to, cell: (mail) => mail.recipient, isText: true },
    { head: words.subject, cell: (mail) => <Subject text={mail.subject} />, isText: true },
    { head: words.status, cell: (mail) => words.statuses[mail.status] },
    { head: words.attempts, cell: (mail) => mail.attempts, isNumber: true },
    {
      head: words.due,
      cell: (mail) =>
        mail.status === 'sent' ? (
          ''
        ) : (
          <>
            {mail.status === 'waiting' && <Instant at={mail.due_at} />}{' '}
            <button
              type="button"
              className={actionClass('link')}
              onClick={() => void retry(mail, reload)}
            >
              {words.retry}
            </button>
            {mail.status === 'parked' && (
              <DiscardBox texts={texts} mail={mail} onChanged={reload} />
            )}
          </>
        ),
    },
    { head: words.error, cell: (mail) => mail.last_error ?? '', isText: true },
  ];

  return (
    <ListView<typeof getAdminOutbox, AdminEmail>
      texts={texts}
      title={texts.desk.sections.outbox}
      lead={words.lead}
      path="/api/admin/outbox"
      rowsOf={emailsOf}
      keyOf={({ id }) => id}
      columns={columns}
      statuses={{
        label: words.status,
        options: MAIL_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
        countsOf: ({ counts }) => counts,
      }}
    />
  );
}
