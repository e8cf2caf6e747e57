import type {
  AdminSubscription,
  getAdminSubscriptions,
  SubscriptionList,
} from '../../../services/contracts/admin/audience';
import { SUBSCRIPTION_STATUSES } from '../../../services/contracts/limits/subscriptions';
import { withNames } from '../../shell/with-names';
import { Instant } from '../desk/Instant';
import { ListView } from '../desk/ListView';
import type { Column } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';

const subscriptionsOf = ({ subscriptions }: SubscriptionList) => subscriptions;

/** Addresses of the newsletter with what they asked for. */
export function SubscribersView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.subscribers;
  const columns = (): Column<AdminSubscription>[] => [
    { head: words.email, cell: ({ email }) => email, isText: true },
    { head: words.status, cell: ({ status }) => words.statuses[status] },
    { head: words.source, cell: ({ source }) => texts.sources[source] ?? source },
    {
      head: words.topics,
      cell: ({ topics }) => withNames(topics.map((id) => texts.topics[id] ?? id).join(', ')),
      isText: true,
    },
    { head: words.since, cell: ({ created_at }) => <Instant at={created_at} /> },
    {
      head: words.confirmed,
      cell: ({ confirmed_at }) => confirmed_at && <Instant at={confirmed_at} />,
    },
  ];

  return (
    <ListView<typeof getAdminSubscriptions, AdminSubscription>
      texts={texts}
      title={texts.desk.sections.subscribers}
      lead={words.lead}
      path="/api/admin/subscriptions"
      rowsOf={subscriptionsOf}
      keyOf={({ id }) => id}
      columns={columns}
      statuses={{
        label: words.status,
        options: SUBSCRIPTION_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
        countsOf: ({ counts }) => counts,
      }}
    />
  );
}
