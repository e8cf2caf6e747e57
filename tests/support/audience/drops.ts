import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/connect';
import type { SubscriptionRow } from '../../../db/tables/audience';
import type { Announcement } from '../../../services/subscriptions/drop/announce';
import { NOON } from '../app/test-app';

/** A release that could be announced today. */
export const A_DROP: Announcement = {
  about: 'rocka--night',
  mail: 'drop',
  topics: [
    { id: 'artist:rocka', label: 'Rocka' },
    { id: 'drops', label: 'New drops' },
    { id: 'all', label: 'Everything' },
  ],
  values: {
    artist: 'Rocka',
    title: 'Night',
    subtitle: 'A subtitle',
    description: 'A description',
    genre: 'Fusion',
    releaseUrl: 'https://site.test/artists/rocka',
    creditsLine: 'vocals AI-generated',
  },
};

/** Puts an address on the list, without any mail. */
export async function addSubscriber(
  db: Db,
  name: string,
  topics: string[],
  status: SubscriptionRow['status'] = 'active',
): Promise<void> {
  const now = NOON.toISOString();
  await db('subscriptions').insert({
    id: randomUUID(),
    email: `${name}@example.org`,
    status,
    source: 'home',
    topics: JSON.stringify(topics),
    created_at: now,
    requested_at: now,
  });
}
