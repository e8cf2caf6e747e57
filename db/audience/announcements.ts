import { type Db, isPostgres } from '../connect';
import type { SubscriptionRow } from '../tables/audience';

/** Whom an announcement concerns. */
export interface Audience {
  /** Name of the file of what is announced; the column is called `release`. */
  about: string;
  /** One of these is enough. */
  topics: readonly string[];
}

/** The people of one step, and where the next step begins; undefined after the last one. */
export interface Step {
  people: SubscriptionRow[];
  next: string | undefined;
}

/**
 * Looks at the next few who are to be told of something, in the order of their ids, notes them as
 * told and returns those who were not: each of them once whatever runs at the same time. Call it
 * first in the transaction that queues their mails.
 */
export async function takeUntold(
  db: Db,
  audience: Audience,
  { after, now, limit }: { after: string; now: string; limit: number },
): Promise<Step> {
  const release = audience.about;
  // Writes, so that SQLite takes its write lock before it reads; there is no such row.
  await db('announcements').where({ release, subscription_id: '' }).delete();
  const untold = untoldOf(db, audience).where('id', '>', after).orderBy('id').limit(limit);
  // Held, so that nobody leaves between being chosen and being written to.
  if (isPostgres(db)) untold.forUpdate();

  const rows = await untold;
  const people = [];
  for (const row of rows) {
    const [isNew] = await db('announcements')
      .insert({ release, subscription_id: row.id, created_at: now })
      .onConflict(['release', 'subscription_id'])
      .ignore()
      .returning('release');
    if (isNew) people.push(row);
  }
  return { people, next: rows.at(-1)?.id };
}

/** How many are to be told and were not. */
export async function countUntold(db: Db, audience: Audience): Promise<number> {
  const row = await untoldOf(db, audience).count({ people: '*' }).first();
  return Number(row?.people ?? 0);
}

/** How many were told of something. */
export async function countTold(db: Db, about: string): Promise<number> {
  const row = await db('announcements').where({ release: about }).count({ people: '*' }).first();
  return Number(row?.people ?? 0);
}

function untoldOf(db: Db, { about, topics }: Audience) {
  const told = db('announcements')
    .where({ release: about })
    .where('subscription_id', db.ref('subscriptions.id'))
    .select(db.raw('1'));
  return db('subscriptions')
    .where('status', 'active')
    .where((any) => {
      // Topics hold neither quotes nor the signs that mean something to `like`.
      for (const topic of topics) any.orWhere('topics', 'like', `%"${topic}"%`);
    })
    .whereNotExists(told);
}
