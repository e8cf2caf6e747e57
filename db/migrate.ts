import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isPostgres } from './connect';
import { errorCode } from './engine/errors';
import { requireEveryLetter } from './engine/fitness';
import { migrationSource } from './migrations/list';

/** Any fixed number; it names the lock among all users of the same PostgreSQL database. */
const POSTGRES_LOCK = 4_127_001;

/** Who comes after a change of a table that waits for a reader, a backup say, waits too: so long at most. */
const LOCK_PATIENCE_MS = 500;
/** In which all of them have their turn before the change is tried again. */
const AGAIN_AFTER_MS = 2_000;
/** Far more than a backup reads; then a person has to look. */
const GIVE_UP_AFTER_MS = 10 * 60_000;
/** PostgreSQL: a lock was not to be had in time. */
const LOCKED = '55P03';

/** What whoever waits for a migration is told. */
export const TABLES_IN_USE =
  'Somebody reads the tables that have to be changed, a backup say: waiting for ten minutes at most.';

/** Names of migrations, in the order they run. */
export interface MigrationStatus {
  applied: string[];
  pending: string[];
  /** Applied by a newer version: this one must not touch the database. */
  unknown: string[];
}

/** What a migration may be told. */
export interface Migrating {
  /** Fewer migrations than there are, for tests of an upgrade. */
  source?: typeof migrationSource;
  /** Told once, when others keep it from the tables. */
  onWait?(): void;
}

/**
 * Brings the schema up to date and returns the names of the migrations it ran. All or nothing:
 * one transaction, so a crash leaves neither half a schema nor a lock behind. A second caller
 * waits for the first. Where there is nothing to run nothing is written, so that a full disk keeps no
 * start from serving what is stored. On PostgreSQL others go on reading and writing until the tables are free.
 * @throws when the database was made by a newer version, or is new and has no place for every letter.
 */
export async function migrate(
  db: Db,
  { source = migrationSource, onWait = () => {} }: Migrating = {},
): Promise<string[]> {
  const { applied, pending, unknown } = await migrationStatus(db, source);
  if (pending.length === 0 && unknown.length === 0) return [];
  if (applied.length === 0) await requireEveryLetter(db);
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(db, async (tx) => {
        if (isPostgres(tx)) await tx.raw(`set local lock_timeout = ${LOCK_PATIENCE_MS}`);
        return runMigrations(tx, source);
      });
    } catch (error) {
      const isOver = performance.now() - begun > GIVE_UP_AFTER_MS;
      if (errorCode(error) !== LOCKED || isOver) throw error;
    }
    if (tries === 1) onWait();
    await sleep(AGAIN_AFTER_MS);
  }
}

/** Runs a change of the schema in a transaction, while no other process can begin one. */
export async function inTurn<Result>(db: Db, task: (tx: Db) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) await db.raw('CREATE TABLE IF NOT EXISTS migration_turn (id INTEGER)');
  let cause: unknown;
  const turn = db.transaction(async (tx) => {
    if (isPostgres(db)) await tx.raw('SELECT pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
    // The first statement writes, so SQLite takes its write lock before it reads the schema.
    else await tx.raw('DELETE FROM migration_turn');
    return task(tx).catch((error: unknown) => {
      cause = error;
      throw error;
    });
  });
  return turn.catch((error: unknown) => {
    // On a full disk SQLite rolls back by itself, and Knex complains that it has nothing to roll back.
    throw cause ?? error;
  });
}

/** Runs what has not run yet; only within `inTurn`. Returns the names. */
export async function runMigrations(tx: Db, source = migrationSource): Promise<string[]> {
  const [, ran]: [number, string[]] = await tx.migrate.latest({ migrationSource: source });
  return ran;
}

/** The migrations up to one of them, as a release of that time had them. */
export async function migrationsUpTo(last: string): Promise<typeof migrationSource> {
  const known = await migrationSource.getMigrations([]);
  const names = known.slice(0, known.indexOf(last) + 1);
  return { ...migrationSource, getMigrations: async () => names };
}

/** Which migrations this version knows, and which of them the database has not seen. */
export async function migrationStatus(db: Db, source = migrationSource): Promise<MigrationStatus> {
  const known = await source.getMigrations([]);
  const applied: string[] = (await db.schema.hasTable('knex_migrations'))
    ? await db('knex_migrations').orderBy('id').pluck('name')
    : [];
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}
