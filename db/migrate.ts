import { type Db, isPostgres } from './connect';
import { migrationSource } from './migrations/list';

/** Any fixed number; it names the lock among all users of the same PostgreSQL database. */
const POSTGRES_LOCK = 4_127_001;

/** Names of migrations, in the order they run. */
export interface MigrationStatus {
  applied: string[];
  pending: string[];
}

/**
 * Brings the schema up to date and returns the names of the migrations it ran. All or nothing:
 * one transaction, so a crash leaves neither half a schema nor a lock behind. A second caller
 * waits for the first.
 * @param source fewer migrations than there are, for tests of an upgrade
 * @throws when the database was made by a newer version.
 */
export async function migrate(db: Db, source = migrationSource): Promise<string[]> {
  if (!isPostgres(db)) await db.raw('CREATE TABLE IF NOT EXISTS migration_turn (id INTEGER)');
  return db.transaction(async (tx) => {
    if (isPostgres(db)) await tx.raw('SELECT pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
    // The first statement writes, so SQLite takes its write lock before it reads the schema.
    else await tx.raw('DELETE FROM migration_turn');

    const [, ran]: [number, string[]] = await tx.migrate.latest({ migrationSource: source });
    return ran;
  });
}

/** Which migrations this version knows, and which of them the database has not seen. */
export async function migrationStatus(db: Db): Promise<MigrationStatus> {
  const known = await migrationSource.getMigrations([]);
  const applied: string[] = (await db.schema.hasTable('knex_migrations'))
    ? await db('knex_migrations').orderBy('id').pluck('name')
    : [];
  return { applied, pending: known.filter((name) => !applied.includes(name)) };
}
