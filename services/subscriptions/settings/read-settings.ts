import { listArtists } from '../../../db/audience/artists';
import { listConsents } from '../../../db/audience/subscription-consents';
import { listNewsletterMails } from '../../../db/audience/subscription-ends';
import { findToken } from '../../../db/audience/subscription-tokens';
import { findSubscription } from '../../../db/audience/subscriptions';
import type { SubscriptionRow } from '../../../db/tables/audience';
import type { Preferences, SubscriptionData } from '../../contracts/subscriptions';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { hashToken } from '../../http/request/secret-token';
import { readTopics, topicChoices } from '../topics';
import { hasEnded } from './settings-writer';

const MAILS_MAX = 1000;

type Reading = Pick<Deps, 'db' | 'texts' | 'now'>;

/**
 * The settings of the address that a mail with this link went to.
 * @throws AppError `expired_link` for a link that has ended or never was.
 */
export async function readSettings(deps: Reading, token: string): Promise<Preferences> {
  const row = await subscriptionOf(deps, token);
  const artists = await listArtists(deps.db);
  return {
    email: row.email,
    status: row.status === 'active' ? 'active' : 'unsubscribed',
    topics: readTopics(row.topics),
    choices: topicChoices(deps.texts.newsletter, artists),
  };
}

/**
 * Everything that is held for the newsletter under the address of a link.
 * @throws AppError `expired_link` for a link that has ended or never was.
 */
export async function readData(deps: Reading, token: string): Promise<SubscriptionData> {
  return dataOf(deps, await subscriptionOf(deps, token));
}

/** The same for a row. */
export async function dataOf(
  { db }: Pick<Deps, 'db'>,
  row: SubscriptionRow,
): Promise<SubscriptionData> {
  const [consents, mails] = await Promise.all([
    listConsents(db, row.id),
    listNewsletterMails(db, row.email, MAILS_MAX),
  ]);
  return {
    email: row.email,
    status: row.status,
    source: row.source,
    topics: readTopics(row.topics),
    created_at: row.created_at,
    confirmed_at: row.confirmed_at,
    consents: consents.map(({ id, subscription_id, ...consent }) => ({
      ...consent,
      topics: readTopics(consent.topics),
    })),
    mails: mails.map(({ subject, status, created_at }) => ({ subject, status, created_at })),
  };
}

async function subscriptionOf({ db, texts, now }: Reading, token: string) {
  const found = await findToken(db, hashToken(token));
  const isGood = found && found.purpose !== 'confirm' && !hasEnded(found, now().toISOString());
  const row = isGood ? await findSubscription(db, found.subscription_id ?? '') : undefined;
  if (!row) throw new AppError('expired_link', texts.newsletter.expiredLink);
  return row;
}
