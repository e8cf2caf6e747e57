import type { Db } from './connect';
import type { AnnouncementRow } from './tables/newsletter';

/** Notes who is told of a release; returns the ids of those who had not been told before. */
export async function insertAnnouncements(
  db: Db,
  rows: AnnouncementRow[],
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  for (const row of rows) {
    const [stored] = await db('announcements')
      .insert(row)
      .onConflict(['release', 'subscription_id'])
      .ignore()
      .returning('subscription_id');
    if (stored) told.add(stored.subscription_id);
  }
  return told;
}

/** Which of these addresses have been told of a release. */
export async function listTold(
  db: Db,
  release: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids: string[] = await db('announcements')
    .where({ release })
    .whereIn('subscription_id', subscriptionIds)
    .pluck('subscription_id');
  return new Set(ids);
}
