import { type Db, isPostgres } from './connect';

/** What the pool of Knex tells of itself. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Connections in use and free, and how many wait for one. */
export function poolUse(db: Db): Record<'used' | 'free' | 'waiting', number> {
  // Knex does not type its pool; none is left once the connection is closed.
  const pool = db.client.pool as Pool | undefined;
  return {
    used: pool?.numUsed() ?? 0,
    free: pool?.numFree() ?? 0,
    waiting: pool?.numPendingAcquires() ?? 0,
  };
}

/** How large the database is. */
export async function databaseBytes(db: Db): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await db.raw('select pg_database_size(current_database()) as bytes');
    return Number(rows[0]?.bytes);
  }
  const rows: { bytes: number }[] = await db.raw(
    'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  );
  return Number(rows[0]?.bytes);
}
