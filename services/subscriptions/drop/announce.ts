import { type Step, takeUntold } from '../../../db/audience/announcements';
import { insertToken } from '../../../db/audience/subscription-tokens';
import type { Db } from '../../../db/connect';
import { type Email, enqueueEmail } from '../../../db/outbox/outbox';
import type { SubscriptionRow } from '../../../db/tables/audience';
import type { Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { newToken } from '../../http/request/secret-token';
import { renderMail } from '../../outbox/render-mail';
import { listLinks, type Office } from '../letters';
import { listToken } from '../list-token';
import { readTopics } from '../topics';

/** What can be announced, in the words of the mail about it. */
export interface Announcement {
  /**
   * Name of the file of the release, or of the artist; a release's has two hyphens in a row, no artist's has. Of
   * anything else with its folder: `news/night-market`.
   */
  about: string;
  /** Name of its text in content/mails. */
  mail: 'drop' | 'reminder-open' | 'story' | 'event' | 'bulletin';
  /** Who chose one of these is told; the first that fits is named as the reason, in its language. */
  topics: readonly { id: Topic; label: string; lang?: string | undefined }[];
  /** Every variable of the mail that is the same for everybody. */
  values: Record<string, string>;
  /** HTML of those that are running text. */
  prose?: Record<string, string>;
  /** Language of those that are not English. */
  languages?: Record<string, string | undefined>;
}

/** Few enough that visitors hardly wait for a group to be stored. */
const GROUP = 100;

/**
 * Queues one mail for every active address that chose a topic of it, and returns how
 * many. Who has been told is kept with the mail in one transaction: run again, broken off anywhere or
 * twice at once, it writes to nobody twice.
 */
export async function announceToList(
  office: Office & Pick<Deps, 'db' | 'now'>,
  announcement: Announcement,
  onQueued: (queued: number) => void = () => {},
): Promise<number> {
  const audience = { about: announcement.about, topics: announcement.topics.map(({ id }) => id) };
  let queued = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const step: Step = await office.db.transaction((tx) => tellSome(tx, after ?? ''));
    queued += step.people.length;
    after = step.next;
    onQueued(queued);
  }
  return queued;

  async function tellSome(tx: Db, after: string): Promise<Step> {
    const now = office.now().toISOString();
    const step = await takeUntold(tx, audience, { after, now, limit: GROUP });
    for (const person of step.people) await tell(office, tx, announcement, person);
    return step;
  }
}

async function tell(
  office: Office & Pick<Deps, 'now'>,
  tx: Db,
  announcement: Announcement,
  { id, email, topics }: SubscriptionRow,
): Promise<void> {
  const now = office.now().toISOString();
  const { token, hash } = newToken();
  await insertToken(tx, listToken(hash, id, now));
  await enqueueEmail(
    tx,
    mailTo(office, announcement, { email, topics: readTopics(topics), token }),
    now,
  );
}

/** What one person gets, as it will look to who chose the nearest topic of it; its list links lead nowhere. */
export function previewOf(office: Office, announcement: Announcement): Email {
  const topics = announcement.topics.slice(0, 1).map(({ id }) => id);
  return mailTo(office, announcement, {
    email: office.texts.emails.mailFrom,
    topics,
    token: 'preview',
  });
}

function mailTo(
  office: Office,
  { mail, topics, values, prose, languages }: Announcement,
  person: { email: string; topics: readonly Topic[]; token: string },
): Email {
  const reason = topics.find(({ id }) => person.topics.includes(id));
  return renderMail(office, {
    kind: mail,
    recipient: person.email,
    languages: { ...languages, topic: reason?.lang },
    values: { ...values, topic: reason?.label, ...listLinks(office, person.token) },
    ...(prose && { prose }),
  });
}
