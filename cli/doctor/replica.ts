import { databaseRefusal } from '../../services/life/database-refusal';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { type Finding, fail, ok } from './finding';

const MEANWHILE = 'Until then the database itself answers the dashboard.';

/**
 * Whether the replica for reading answers and has every table. Where it does not, the database answers in its
 * place, so that nobody would notice.
 */
export async function lookAtReplica(_: CliContext, { readsUrl }: Config): Promise<Finding> {
  if (readsUrl === undefined) return ok('Replica', 'None is set.');
  const { openDb } = await import('../../db/connect');
  const { migrationStatus } = await import('../../db/migrate');
  const db = openDb({ url: readsUrl });
  try {
    const { pending } = await migrationStatus(db);
    if (pending.length === 0) return ok('Replica', 'It answers and is up to date.');
    return fail(
      'Replica',
      `It lies behind: ${pending.join(', ')}.`,
      `See that DATABASE_READ_URL follows DATABASE_URL (pg_stat_replication). ${MEANWHILE}`,
    );
  } catch (error) {
    const line = databaseRefusal(error)?.replace(/^DATABASE_URL/, 'DATABASE_READ_URL');
    if (line === undefined) throw error;
    return fail('Replica', `${line}.`, MEANWHILE);
  } finally {
    await db.destroy();
  }
}
