import { recordAudit } from '../../db/accounts/audit-log';
import { allow, eraseSubscription, suppress } from '../../db/audience/subscription-ends';
import { findSubscriptionOf } from '../../db/audience/subscriptions';
import { emptyLog } from '../../db/engine/empty-log';
import { openSecret } from '../../services/life/secret';
import { hashAddress } from '../../services/subscriptions/secrets';
import type { CliContext } from '../context';

/** Erases an address, or only keeps it away where it is not known: false then. @param email in canonical form */
export function eraseAddress({ config, withDb, now }: CliContext, email: string): Promise<boolean> {
  return withDb(async (db) => {
    const hash = hashAddress(await openSecret(await config()), email);
    const wasKnown = await db.transaction(async (tx) => {
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
      return row !== undefined;
    });
    await emptyLog(db);
    return wasKnown;
  });
}

/** Lets an address be written to again; false when nothing kept it away. @param email in canonical form */
export function allowAddress({ config, withDb, now }: CliContext, email: string): Promise<boolean> {
  return withDb(async (db) => {
    const hash = hashAddress(await openSecret(await config()), email);
    return db.transaction(async (tx) => {
      if (!(await allow(tx, hash))) return false;
      await recordAudit(tx, { actor: 'cli', action: 'subscriptions.allow', at: now() });
      return true;
    });
  });
}
