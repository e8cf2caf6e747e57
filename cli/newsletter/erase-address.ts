import { recordAudit } from '../../db/accounts/audit-log';
import { allow, eraseSubscription, suppress } from '../../db/audience/subscription-ends';
import { findSubscriptionOf } from '../../db/audience/subscriptions';
import { emptyLog } from '../../db/engine/empty-log';
import { canonicalEmail } from '../../services/contracts/email';
import { openSecret } from '../../services/life/secret';
import { hashAddress } from '../../services/subscriptions/secrets';
import type { CliContext } from '../context';

/** Erases an address, or only keeps it away where it is not known. */
export async function eraseAddress(
  { config, withDb, now }: CliContext,
  text: string,
): Promise<'erased' | 'unknown' | 'invalid'> {
  const email = canonicalEmail(text.trim());
  if (email === undefined) return 'invalid';
  return withDb(async (db) => {
    const hash = hashAddress(await openSecret(await config()), email);
    const outcome = await db.transaction(async (tx) => {
      const at = now();
      await suppress(tx, hash, at.toISOString());
      const row = await findSubscriptionOf(tx, email);
      if (row) await eraseSubscription(tx, row, hash, at.toISOString());
      await recordAudit(tx, {
        actor: 'cli',
        action: 'subscriptions.erase',
        subject: row?.id,
        at,
      });
      return row ? 'erased' : 'unknown';
    });
    await emptyLog(db);
    return outcome;
  });
}

/** Lets an address be written to again. */
export async function allowAddress(
  { config, withDb, now }: CliContext,
  text: string,
): Promise<'allowed' | 'unknown' | 'invalid'> {
  const email = canonicalEmail(text.trim());
  if (email === undefined) return 'invalid';
  return withDb(async (db) => {
    const hash = hashAddress(await openSecret(await config()), email);
    return db.transaction(async (tx) => {
      if (!(await allow(tx, hash))) return 'unknown';
      await recordAudit(tx, { actor: 'cli', action: 'subscriptions.allow', at: now() });
      return 'allowed';
    });
  });
}
