import { createHash } from 'node:crypto';
import type { Db } from '../connect';
import { deleteKeys, expireKeys } from '../idempotency-keys';
import { foldText } from '../search-text';

const SCOPE = 'text of POST /api/contact';
const UNSIGNED = 'unsigned POST /api/contact';

/**
 * Notes that a text has come, unless `max` alike have since `since`; whether there was room. Texts are
 * alike that differ in case, accents and spaces only. Two processes at once may let one more through.
 */
export async function takeText(
  db: Db,
  { message, created_at }: { message: string; created_at: string },
  { since, max }: { since: string; max: number },
): Promise<boolean> {
  const trace = traceOf(message);
  const places = Array.from({ length: max }, (_, place) => `${trace}.${place}`);
  await expireKeys(db, SCOPE, places, since);
  const taken: string[] = await db('idempotency_keys')
    .where({ scope: SCOPE })
    .whereIn('key', places)
    .pluck('key');
  const key = places.find((place) => !taken.includes(place));
  if (key === undefined) return false;
  await db('idempotency_keys')
    .insert({ scope: SCOPE, key, request_hash: '', answer: '', created_at })
    .onConflict(['scope', 'key'])
    .ignore();
  return true;
}

/**
 * Notes that a text of any kind has come that a program may have sent, unless `max` have since `since`; whether
 * there was room. Two processes at once may let one more through.
 */
export async function takeUnsigned(
  db: Db,
  { id, created_at }: { id: string; created_at: string },
  { since, max }: { since: string; max: number },
): Promise<boolean> {
  const found = await db('idempotency_keys')
    .where({ scope: UNSIGNED })
    .where('created_at', '>', since)
    .count({ texts: '*' })
    .first();
  if (Number(found?.texts ?? 0) >= max) return false;
  await db('idempotency_keys').insert({
    scope: UNSIGNED,
    key: id,
    request_hash: '',
    answer: '',
    created_at,
  });
  return true;
}

/** Forgets the texts of before a moment; returns how many. */
export async function deleteTextTraces(db: Db, before: string): Promise<number> {
  return (await deleteKeys(db, SCOPE, before)) + (await deleteKeys(db, UNSIGNED, before));
}

function traceOf(message: string): string {
  const text = foldText(message).replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(text).digest('hex');
}
