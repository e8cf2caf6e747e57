import { randomUUID } from 'node:crypto';
import { listAskedTokens } from '../../db/audience/subscription-tokens';
import { requestSubscription } from '../../db/audience/subscriptions';
import type { Db } from '../../db/connect';
import { instantBefore } from '../../db/instant';
import type { ArtistRow } from '../../db/tables';
import type { SubscriptionRow } from '../../db/tables/audience';
import { storeEach } from '../../db/writes/writer';
import { DAY_MS } from '../contracts/limits/durations';
import type { Topic } from '../contracts/limits/subscriptions';
import type { SubscriptionReceipt, SubscriptionRequest } from '../contracts/subscriptions';
import type { Deps } from '../deps';
import { keyReused, takeOnce } from '../http/request/take-once';
import { mayWriteTo } from '../outbox/mailbox-limit';
import { askOwner, sendSettings } from './ask-owner';
import { hashAddress } from './secrets';
import { defaultTopics, missingTopics, readTopics } from './topics';

const SCOPE = 'POST /api/subscriptions';
/** Mails of ours to one address that anybody can cause. */
const MAILS_A_DAY = 3;
/** A double click, or an impatient second try, is no second request. */
const SAME_AGAIN_MS = 10 * 60 * 1000;

/** A form that was sent, and the artists there are. */
export interface Request {
  request: SubscriptionRequest;
  artists: readonly ArtistRow[];
  /** Of the `Idempotency-Key` header. */
  key?: string | undefined;
}

type Kept = 'asked' | 'nothing to ask' | 'key reused';

/**
 * Keeps an address as pending and queues the mail that asks its owner: one transaction. Topics of an
 * active address are added the same way, so that nobody changes somebody else's; where nothing is
 * to be added, the mail brings the link to the settings. A suppressed address, and one that was
 * written to often enough, gets no mail. The answer is the same. With a key, the same request again
 * within 14 days does nothing more.
 * @throws AppError `idempotency_key_reused` when the key came with another request.
 */
export function subscriber(deps: Deps): (request: Request) => Promise<SubscriptionReceipt> {
  const writer = storeEach((tx, request: Request) => store(deps, tx, request));

  return async (request) => {
    const isBot = request.request.website !== '';
    const kept = isBot ? 'nothing to ask' : await deps.writes.write(writer, request);
    if (kept === 'key reused') throw keyReused('address');
    if (kept === 'asked') deps.wakeOutbox();
    return { status: 'pending' };
  };
}

async function store(deps: Deps, tx: Db, { request, artists, key }: Request): Promise<Kept> {
  const { email, source, page = null, topics: wanted = defaultTopics(source) } = request;
  const now = deps.now();
  if (key !== undefined) {
    const taking = await takeOnce(deps, tx, { scope: SCOPE, key, request });
    if (taking !== 'first') return taking === 'reused' ? 'key reused' : 'nothing to ask';
  }
  const fresh = { id: randomUUID(), email, source, topics: JSON.stringify(wanted) };
  const addressHash = hashAddress(deps.secret, email);
  const row = await requestSubscription(tx, fresh, addressHash, now.toISOString());
  if (!row) return 'nothing to ask';

  const topics = topicsToAdd(row, wanted);
  if (await isEnough(tx, row.id, topics, now)) return 'nothing to ask';
  if (!(await mayWriteTo(deps, tx, email))) return 'nothing to ask';
  const { version, text } = deps.texts.newsletter.consent;
  const wording = {
    kind: 'signup',
    source,
    page,
    wording_version: version,
    wording: text,
  } as const;
  if (topics.length > 0) await askOwner(deps, tx, row, { topics, artists, wording });
  else await sendSettings(deps, tx, row);
  return 'asked';
}

/** Empty when the address gets all of it already. */
function topicsToAdd(row: SubscriptionRow, wanted: Topic[]): Topic[] {
  return row.status === 'active' ? missingTopics(readTopics(row.topics), wanted) : wanted;
}

/** Whether the address has been written to often enough, or just now for the same. */
async function isEnough(tx: Db, id: string, topics: Topic[], now: Date): Promise<boolean> {
  const earlier = await listAskedTokens(tx, id, instantBefore(now, DAY_MS));
  const same = topics.length > 0 ? JSON.stringify(topics) : null;
  return (
    earlier.length >= MAILS_A_DAY ||
    earlier.some(
      (token) =>
        token.topics === same &&
        token.used_at === null &&
        token.created_at > instantBefore(now, SAME_AGAIN_MS),
    )
  );
}
