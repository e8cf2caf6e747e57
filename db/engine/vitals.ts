import { type Db, isPostgres } from '../connect';

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

/** The clock of the database's machine; undefined where that is this one. */
export async function databaseTime(db: Db): Promise<Date | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return new Date(Number(rows[0]?.ms));
}

/**
 * When the latest mail or act was written down; undefined when none ever was.
 * @param before a moment, after which nothing counts
 */
export async function latestInstant(db: Db, before?: string): Promise<string | undefined> {
  const latest = (table: 'outbox' | 'audit_log') =>
    db(table)
      .modify((rows) => void (before && rows.where('created_at', '<', before)))
      .orderBy('created_at', 'desc')
      .first('created_at');
  const mail = await latest('outbox');
  const act = await latest('audit_log');
  return [mail?.created_at, act?.created_at]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}
