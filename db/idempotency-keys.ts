import type { Db } from './connect';
import type { IdempotencyKeyRow } from './tables';

/**
 * Takes a key for this request, or returns who has it already, unless that was at `expiredBefore` or earlier.
 * Call it as the first statement of the transaction that answers the request.
 */
export async function takeKey(
  db: Db,
  row: Omit<IdempotencyKeyRow, 'answer'>,
  expiredBefore: string,
): Promise<IdempotencyKeyRow | undefined> {
  await expireKeys(db, row.scope, [row.key], expiredBefore);
  const taken = await db('idempotency_keys')
    .insert({ ...row, answer: '' })
    .onConflict(['scope', 'key'])
    .ignore()
    .returning('key');
  if (taken.length === 1) return undefined;
  return db('idempotency_keys').where({ scope: row.scope, key: row.key }).first();
}

/** Keeps what was answered, for the same request again. */
export async function keepAnswer(
  db: Db,
  { scope, key }: Pick<IdempotencyKeyRow, 'scope' | 'key'>,
  answer: string,
): Promise<void> {
  await db('idempotency_keys').where({ scope, key }).update({ answer });
}

/** Forgets the keys of requests that were answered with this id. */
export async function forgetAnswer(db: Db, id: string): Promise<void> {
  await db('idempotency_keys').whereLike('answer', `%"${id}"%`).delete();
}

/** Forgets those of some keys that were taken before a moment or at it. A sweep forgets the others. */
export async function expireKeys(
  db: Db,
  scope: string,
  keys: readonly string[],
  before: string,
): Promise<void> {
  await db('idempotency_keys')
    .where({ scope })
    .whereIn('key', keys)
    .where('created_at', '<=', before)
    .delete();
}

/** Forgets keys of every scope that were taken before a moment or at it; returns how many. */
export function deleteOldKeys(db: Db, before: string): Promise<number> {
  return db('idempotency_keys').where('created_at', '<=', before).delete();
}

/** Forgets keys of a scope that were taken before a moment or at it; returns how many. */
export function deleteKeys(db: Db, scope: string, before: string): Promise<number> {
  return db('idempotency_keys').where({ scope }).where('created_at', '<=', before).delete();
}
