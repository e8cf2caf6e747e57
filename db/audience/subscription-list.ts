import type { Db } from '../connect';
import { countByStatus } from '../count-by-status';
import { type PageCut, readPage } from '../page';
import { matchWords } from '../search-text';
import type { SubscriptionRow } from '../tables/audience';

/** What may be shown of a subscription, in the order of a table. */
export const SUBSCRIPTION_COLUMNS = [
  'id',
  'email',
  'status',
  'source',
  'topics',
  'created_at',
  'confirmed_at',
  'left_at',
] as const satisfies readonly (keyof SubscriptionRow)[];

/** A subscription as the office reads it. */
type ListedSubscription = Pick<SubscriptionRow, (typeof SUBSCRIPTION_COLUMNS)[number]>;

/** Which subscriptions are meant; all where nothing is given. */
export interface SubscriptionFilter {
  status?: SubscriptionRow['status'] | undefined;
  /** Words of address, source or topics. */
  search?: string | undefined;
}

/** One page, newest first. */
export function readSubscriptions(db: Db, filter: SubscriptionFilter, cut: PageCut) {
  return readPage<ListedSubscription>(matching(db, filter).select(...SUBSCRIPTION_COLUMNS), cut);
}

/** How many subscriptions there are in each state. */
export function countSubscriptions(
  db: Db,
  filter: SubscriptionFilter,
): Promise<Record<SubscriptionRow['status'], number>> {
  return countByStatus(matching(db, filter), { pending: 0, active: 0, unsubscribed: 0 });
}

function matching(db: Db, { status, search }: SubscriptionFilter) {
  const query = db('subscriptions');
  if (status !== undefined) query.where({ status });
  if (search !== undefined) matchWords(query, ['email', 'source', 'topics'], search);
  return query;
}
