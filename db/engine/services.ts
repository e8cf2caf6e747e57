import { type Db, isPostgres } from '../connect';

/** What a service calls its connections, so that PostgreSQL can tell who else is there. */
export const SERVICE_CONNECTION = 'artistry-service';

/** Connections that services hold to this database, from whatever machine. SQLite tells of none. */
export async function countServiceConnections(db: Db): Promise<number> {
  if (!isPostgres(db)) return 0;
  const { rows } = await db.raw(
    'select count(*) as found from pg_stat_activity where datname = current_database() and application_name = ?',
    [SERVICE_CONNECTION],
  );
  return Number(rows[0].found);
}
