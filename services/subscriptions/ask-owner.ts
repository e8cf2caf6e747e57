import { randomUUID } from 'node:crypto';
import { insertConsent } from '../../db/audience/subscription-consents';
import { insertToken } from '../../db/audience/subscription-tokens';
import type { Db } from '../../db/connect';
import { instantBefore } from '../../db/instant';
import { enqueueEmail } from '../../db/outbox/outbox';
import type { ArtistRow } from '../../db/tables';
import type {
  SubscriptionConsentRow,
  SubscriptionRow,
  SubscriptionTokenRow,
} from '../../db/tables/audience';
import { DAY_MS } from '../contracts/limits/durations';
import type { Topic } from '../contracts/limits/subscriptions';
import type { Deps } from '../deps';
import { newToken } from '../http/request/secret-token';
import { addLetter, confirmLetter, manageLetter, type Office } from './letters';
import { listToken } from './list-token';
import { topicChoices, topicNames } from './topics';

/** Two days, for people who fetch their mail now and then. */
const LINK_MS = 2 * DAY_MS;

type Asking = Office & Pick<Deps, 'now'>;
type Addressee = Pick<SubscriptionRow, 'id' | 'email'>;

/** What the owner of an address is asked. */
export interface Question {
  topics: Topic[];
  artists: readonly ArtistRow[];
  /** It becomes a consent when the mail's link is used. */
  wording: Pick<SubscriptionConsentRow, 'kind' | 'source' | 'page' | 'wording_version' | 'wording'>;
}

/**
 * Queues the mail whose link puts an address on the list for these topics. An active address is told
 * that it is on the list, and gets the link to its settings too.
 */
export async function askOwner(
  deps: Asking,
  tx: Db,
  { id, email, status }: Addressee & Pick<SubscriptionRow, 'status'>,
  { topics, artists, wording }: Question,
): Promise<void> {
  const created_at = deps.now().toISOString();
  const consent_id = randomUUID();
  await insertConsent(tx, {
    ...wording,
    id: consent_id,
    subscription_id: id,
    topics: JSON.stringify(topics),
    created_at,
    confirmed_at: null,
  });
  const link = await keepLink(deps, tx, { purpose: 'confirm', subscription_id: id, consent_id });
  const names = topicNames(topics, topicChoices(deps.texts.newsletter, artists));
  const asked = { ...link, recipient: email, topics: names };
  const letter =
    status === 'active'
      ? addLetter(deps, { ...asked, listToken: await keepSettingsLink(tx, id, link.expiresAt) })
      : confirmLetter(deps, asked);
  await enqueueEmail(tx, letter, created_at);
}

/** Queues the mail with the link to the settings of an address. */
export async function sendSettings(deps: Asking, tx: Db, { id, email }: Addressee): Promise<void> {
  const link = await keepLink(deps, tx, {
    purpose: 'manage',
    subscription_id: id,
    consent_id: null,
  });
  const letter = manageLetter(deps, { ...link, recipient: email });
  await enqueueEmail(tx, letter, deps.now().toISOString());
}

async function keepLink(
  { now }: Asking,
  tx: Db,
  row: Pick<SubscriptionTokenRow, 'purpose' | 'subscription_id' | 'consent_id'>,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  const created = now();
  const expiresAt = new Date(created.getTime() + LINK_MS);
  await insertToken(tx, {
    ...row,
    hash,
    created_at: created.toISOString(),
    expires_at: expiresAt.toISOString(),
    used_at: null,
  });
  return { token, expiresAt };
}

/** Not counted as a link that was asked for: it comes beside one. It ends, since strangers may cause it. */
async function keepSettingsLink(tx: Db, id: string, expiresAt: Date): Promise<string> {
  const { token, hash } = newToken();
  const created = instantBefore(expiresAt, LINK_MS);
  await insertToken(tx, { ...listToken(hash, id, created), expires_at: expiresAt.toISOString() });
  return token;
}
