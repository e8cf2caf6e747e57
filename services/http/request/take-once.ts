import type { Db } from '../../../db/connect';
import { deleteOldKeys, takeKey } from '../../../db/idempotency-keys';
import { instantBefore } from '../../../db/instant';
import { IDEMPOTENCY_MS } from '../../contracts/limits/request';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { keyedHash } from './keyed-hash';

/** A request that its sender may send again. */
export interface Repeatable {
  /** Method and path: the same key may serve elsewhere. */
  scope: string;
  /** Of the `Idempotency-Key` header. */
  key: string;
  /** All of it that makes it the same request. */
  request: object;
}

/** To be done; done before, with what was answered; or refused, since the key came with another request. */
export type Taking = 'first' | 'reused' | { answer: string };

/**
 * Says whether a request is to be done, within 14 days of its first time. Call it as the first statement of the
 * transaction that does it, and keep the answer with `keepAnswer` there.
 */
export async function takeOnce(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  tx: Db,
  { scope, key, request }: Repeatable,
): Promise<Taking> {
  // it names an address
  const request_hash = keyedHash(secret, 'requests sent again', JSON.stringify(request)).toString(
    'hex',
  );
  const row = { scope, key, request_hash, created_at: now().toISOString() };
  const earlier = await takeKey(tx, row, instantBefore(now(), IDEMPOTENCY_MS));
  if (!earlier) return 'first';
  return earlier.request_hash === request_hash ? { answer: earlier.answer } : 'reused';
}

/** What is thrown for a key that came with another request. */
export function keyReused(what: string): AppError {
  const detail = `This Idempotency-Key was used with another ${what}. Send it with a new key.`;
  return new AppError('idempotency_key_reused', detail, {
    fields: [{ field: 'Idempotency-Key', message: detail }],
  });
}

/** Forgets the keys of all endpoints once they are of no use; returns how many. Call it in a transaction. */
export function sweepKeys(db: Db, now: Date): Promise<number> {
  return deleteOldKeys(db, instantBefore(now, IDEMPOTENCY_MS));
}
