import { createHash } from 'node:crypto';
import type { Db } from '../connect';
import { deleteKeys, takeKey } from '../idempotency-keys';

const SCOPE = 'receipt of POST /api/contact';

/** Notes that an address gets a receipt, unless it got one since `since`; whether it may have this one. */
export async function takeReceipt(
  db: Db,
  { email, created_at }: { email: string; created_at: string },
  since: string,
): Promise<boolean> {
  const row = { scope: SCOPE, key: traceOf(email), request_hash: '', created_at };
  return (await takeKey(db, row, since)) === undefined;
}

/** Forgets that an address got one. */
export async function forgetReceipt(db: Db, email: string): Promise<void> {
  await db('idempotency_keys')
    .where({ scope: SCOPE, key: traceOf(email) })
    .delete();
}

/** Forgets those of before a moment; returns how many. */
export function deleteReceiptTraces(db: Db, before: string): Promise<number> {
  return deleteKeys(db, SCOPE, before);
}

function traceOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
