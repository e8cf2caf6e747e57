import { randomUUID } from 'node:crypto';
import { insertConsent } from '../../../db/audience/subscription-consents';
import { dropWaitingListMails, eraseSubscription } from '../../../db/audience/subscription-ends';
import { touchToken } from '../../../db/audience/subscription-tokens';
import { holdSubscription, updateSubscription } from '../../../db/audience/subscriptions';
import type { Db } from '../../../db/connect';
import type { SubscriptionRow, SubscriptionTokenRow } from '../../../db/tables/audience';
import { storeEach } from '../../../db/writes/writer';
import type { Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { hashToken } from '../../http/request/secret-token';
import { hashAddress } from '../secrets';
import { readTopics } from '../topics';

/** What the owner of an address can do with a link from a mail. */
export type Wish = { kind: 'leave' } | { kind: 'choose'; topics: Topic[] } | { kind: 'erase' };

interface Order {
  hash: string;
  wish: Wish;
}

/**
 * Does what the owner of an address wishes. Leaving works with the link of any mail, however old
 * and however often, also once the address is gone; the other wishes end with their link.
 * @throws AppError `expired_link` for a link that has ended or never was.
 */
export function settingsWriter(deps: Deps): (token: string, wish: Wish) => Promise<void> {
  const writer = storeEach((tx, order: Order) => store(deps, tx, order));

  return async (token, wish) => {
    const isDone = await deps.writes.write(writer, { hash: hashToken(token), wish });
    if (!isDone) throw new AppError('expired_link', deps.texts.newsletter.expiredLink);
  };
}

/** False for a link that is no good; thrown, it would undo the others' group. */
async function store(deps: Deps, tx: Db, { hash, wish }: Order): Promise<boolean> {
  const now = deps.now().toISOString();
  const token = await touchToken(tx, hash, now);
  if (!token || (wish.kind !== 'leave' && hasEnded(token, now))) return false;
  const row = await holdSubscription(tx, token.subscription_id ?? '');
  if (!row) return wish.kind === 'leave';

  if (wish.kind === 'erase') {
    await eraseSubscription(tx, row, hashAddress(deps.secret, row.email), now);
  } else {
    await change(deps, tx, row, wish.kind === 'choose' ? wish.topics : [], now);
  }
  return true;
}

/** Whether a link is too old to show or change settings. */
export function hasEnded({ expires_at }: SubscriptionTokenRow, now: string): boolean {
  return expires_at !== null && expires_at <= now;
}

async function change(
  { texts }: Deps,
  tx: Db,
  row: SubscriptionRow,
  topics: Topic[],
  now: string,
): Promise<void> {
  const stays = topics.length > 0;
  const isSame = row.status === (stays ? 'active' : 'unsubscribed');
  if (isSame && JSON.stringify(readTopics(row.topics)) === JSON.stringify(topics)) return;

  await updateSubscription(tx, row.id, {
    status: stays ? 'active' : 'unsubscribed',
    topics: JSON.stringify(topics),
    left_at: stays ? null : now,
    ...(stays && row.status !== 'active' && { confirmed_at: now }),
  });
  if (!stays) await dropWaitingListMails(tx, row.email);
  const { version, text } = texts.newsletter.consent;
  await insertConsent(tx, {
    id: randomUUID(),
    subscription_id: row.id,
    kind: stays ? 'change' : 'leave',
    topics: JSON.stringify(topics),
    source: 'settings',
    page: null,
    wording_version: version,
    wording: text,
    created_at: now,
    confirmed_at: now,
  });
}
