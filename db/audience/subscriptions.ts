import type { Db } from '../connect';
import type { SubscriptionRow } from '../tables/audience';

/** A new address, or one that is known already. */
type Request = Pick<SubscriptionRow, 'id' | 'email' | 'source' | 'topics'>;

/**
 * Keeps a new address as pending and returns its row, or that of the known one with the time of
 * this request. Undefined, and nothing kept, when the address is suppressed. Begins with a statement that
 * writes.
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
  const row = await findSubscriptionOf(db, email);
  // Another process may have erased it while the statement waited for its row, and the statement saw the time before.
  return row?.id === id && (await dropIfSuppressed(db, id, addressHash)) ? undefined : row;
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

/** Stores a row as it is, unless its address is known or may not be written to. */
export async function insertSubscription(
  db: Db,
  row: SubscriptionRow,
  addressHash: string,
): Promise<'stored' | 'known' | 'suppressed'> {
  const [stored] = await db('subscriptions')
    .insert(row)
    .onConflict('email')
    .ignore()
    .returning('id');
  if (!stored) return 'known';
  return (await dropIfSuppressed(db, row.id, addressHash)) ? 'suppressed' : 'stored';
}

/** Takes back a row that has just been stored, if its address may not be written to; whether it did. */
async function dropIfSuppressed(db: Db, id: string, addressHash: string): Promise<boolean> {
  if (!(await db('suppressions').where({ address_hash: addressHash }).first())) return false;
  await db('subscriptions').where({ id }).delete();
  return true;
}

const PAGE_ROWS = 500;

/** Every address, the oldest first, a page of rows in memory at a time. */
export async function* eachSubscription(
  db: Db,
  status: SubscriptionRow['status'] | undefined,
): AsyncGenerator<SubscriptionRow> {
  let last: SubscriptionRow | undefined;
  do {
    const page = db('subscriptions')
      .orderBy([{ column: 'created_at' }, { column: 'id' }])
      .limit(PAGE_ROWS);
    if (status) page.where({ status });
    if (last) page.whereRaw('(created_at, id) > (?, ?)', [last.created_at, last.id]);
    const rows: SubscriptionRow[] = await page;
    yield* rows;
    last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (last);
}
