import { confirmConsent } from '../../db/audience/subscription-consents';
import { findToken, insertToken, takeConfirmToken } from '../../db/audience/subscription-tokens';
import {
  findSubscription,
  holdSubscription,
  updateSubscription,
} from '../../db/audience/subscriptions';
import type { Db } from '../../db/connect';
import { enqueueEmail } from '../../db/outbox/outbox';
import type { ArtistRow } from '../../db/tables';
import type { SubscriptionRow } from '../../db/tables/audience';
import { storeEach } from '../../db/writes/writer';
import type { Topic } from '../contracts/limits/subscriptions';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { hashToken, newToken } from '../http/request/secret-token';
import { welcomeLetter } from './letters';
import { listToken } from './list-token';
import { readTopics, topicChoices, topicNames } from './topics';

interface Confirmation {
  hash: string;
  artists: readonly ArtistRow[];
}

/** What a link from a confirmation mail is still good for. */
export type LinkState = 'open' | 'used' | 'dead';

/**
 * Puts an address on the list with the topics that its mail named, and queues the welcome mail, of
 * which an address gets one. A link works once and for two days.
 * @throws AppError `expired_link` for every other token.
 */
export function confirmer(deps: Deps): (token: string, artists: ArtistRow[]) => Promise<void> {
  const writer = storeEach((tx, confirmation: Confirmation) => store(deps, tx, confirmation));

  return async (token, artists) => {
    const isDone = await deps.writes.write(writer, { hash: hashToken(token), artists });
    if (!isDone) throw new AppError('expired_link', deps.texts.newsletter.expiredLink);
    deps.wakeOutbox();
  };
}

/** Looks at a link without using it. `used` only while the address is on the list through it. */
export async function confirmationState(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<LinkState> {
  const found = await findToken(db, hashToken(token));
  if (found?.purpose !== 'confirm' || found.subscription_id === null) return 'dead';
  if (found.used_at === null) {
    return (found.expires_at ?? '') > now().toISOString() ? 'open' : 'dead';
  }
  const row = await findSubscription(db, found.subscription_id);
  return row?.status === 'active' ? 'used' : 'dead';
}

/** False for a token that is no good; thrown, it would undo the others' group. */
async function store(deps: Deps, tx: Db, { hash, artists }: Confirmation): Promise<boolean> {
  const now = deps.now().toISOString();
  const token = await takeConfirmToken(tx, hash, now);
  const consent = token && (await confirmConsent(tx, token.consent_id ?? '', now));
  const row = consent && (await holdSubscription(tx, consent.subscription_id));
  if (!row) return false;

  const topics = topicsAfter(row, readTopics(consent.topics));
  await updateSubscription(tx, row.id, {
    status: 'active',
    topics: JSON.stringify(topics),
    confirmed_at: (row.status === 'active' && row.confirmed_at) || now,
    left_at: null,
    welcomed_at: row.welcomed_at ?? now,
  });
  if (row.welcomed_at === null) await welcome(deps, tx, row, topics, artists);
  return true;
}

function topicsAfter(row: SubscriptionRow, added: Topic[]): Topic[] {
  const held = row.status === 'active' ? readTopics(row.topics) : [];
  return [...new Set([...held, ...added])];
}

async function welcome(
  deps: Deps,
  tx: Db,
  { id, email }: SubscriptionRow,
  topics: Topic[],
  artists: readonly ArtistRow[],
): Promise<void> {
  const { token, hash } = newToken();
  const confirmedAt = deps.now();
  const now = confirmedAt.toISOString();
  await insertToken(tx, listToken(hash, id, now));
  const names = topicNames(topics, topicChoices(deps.texts.newsletter, artists));
  await enqueueEmail(
    tx,
    welcomeLetter(deps, { recipient: email, token, topics: names, confirmedAt }),
    now,
  );
}
