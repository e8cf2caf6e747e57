import type { Db } from './connect';
import type { SubscriptionRow } from './tables/newsletter';

/** A new address, or one that is known already. */
type Request = Pick<SubscriptionRow, 'id' | 'email' | 'source' | 'topics'>;

/**
 * Keeps a new address as pending and returns its row, or that of the known one with the time of
 * this request. Undefined, and nothing kept, when the address is suppressed. One statement, which
 * writes: a transaction may begin with it.
 */
export async function requestSubscription(
  db: Db,
  { id, email, source, topics }: Request,
  addressHash: string,
  now: string,
): Promise<SubscriptionRow | undefined> {
  const columns = ['id', 'email', 'status', 'source', 'topics', 'created_at', 'requested_at'];
  const values = [id, email, 'pending', source, topics, now, now];
  // PostgreSQL cannot tell the type of a value that is only selected.
  const selected = values.map(() => 'cast(? as text)').join();
  await db.raw(
    `insert into subscriptions (${columns.join()})
     select ${selected} where not exists (select 1 from suppressions where address_hash = ?)
     on conflict (email) do update set requested_at = excluded.requested_at`,
    [...values, addressHash],
  );
  return findSubscriptionOf(db, email);
}

/** Undefined when the address is not known. */
export function findSubscriptionOf(db: Db, email: string): Promise<SubscriptionRow | undefined> {
  return db('subscriptions').where({ email }).first();
}

/** Undefined when there is none with that id. */
export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db('subscriptions').where({ id }).first();
}

/** The row, held until the transaction ends, so that what is decided from it stays true. */
export async function holdSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db('subscriptions')
    .where({ id })
    .update({ status: db.raw('status') })
    .returning('*');
  return row;
}

/** Changes a row. */
export async function updateSubscription(
  db: Db,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'email'>>,
): Promise<void> {
  await db('subscriptions').where({ id }).update(change);
}

/** Stores a row as it is; false, and nothing stored, when the address is known or suppressed. */
export async function insertSubscription(
  db: Db,
  row: SubscriptionRow,
  addressHash: string,
): Promise<boolean> {
  const suppressed = await db('suppressions').where({ address_hash: addressHash }).first();
  if (suppressed) return false;
  const stored = await db('subscriptions').insert(row).onConflict('email').ignore().returning('id');
  return stored.length === 1;
}

/** Every address, the oldest first; those after a row, in pages. */
export function listSubscriptions(
  db: Db,
  { after, limit }: { after?: Pick<SubscriptionRow, 'created_at' | 'id'>; limit: number },
): Promise<SubscriptionRow[]> {
  const rows = db('subscriptions')
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(limit);
  return after ? rows.whereRaw('(created_at, id) > (?, ?)', [after.created_at, after.id]) : rows;
}
