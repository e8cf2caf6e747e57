import { type Knex, knex } from 'knex';
import { ImpatientClient } from './engine/postgres-client';
import { readFrom, standIn } from './engine/replica';
import { WritingClient } from './engine/sqlite-client';
import './tables';

/** A connection or an open transaction: every query function takes one as its first argument. */
export type Db = Knex;

/** Where the data lives: a SQLite file (`:memory:` for tests) or a PostgreSQL address. */
export type DatabaseAddress = { file: string } | { url: string };

/** A stray `db` inside a transaction waits for itself on SQLite's one connection: fail fast. */
const ACQUIRE_TIMEOUT_MS = 2_000;
/** How long SQLite waits for another process, the command line say, to finish its write. */
const BUSY_TIMEOUT_MS = 5_000;
/** So long is a file asked for again that another process opens at the same time; within the limit above. */
const OPEN_TIMEOUT_MS = 1_500;
const OPEN_AGAIN_MS = 10;
const POSTGRES_CONNECTIONS = 10;
const READ_CONNECTIONS = 2;
/** A view changes some pages all over the file: the smaller they are, the less of them is written. */
const PAGE_BYTES = 2_048;
/** So long may SQLite's log become before a write copies it back itself; see `engine/log-keeper.ts`. */
const LOG_PAGES = 32_000;
/** Keys of views are random: their index is written all over. */
const WRITE_CACHE_KIB = 64 * 1024;
const READ_CACHE_KIB = 32 * 1024;

/** However a database is opened. */
const ALWAYS = {
  acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  // Values of a failed query are somebody's data: keep them out of the error's message.
  compileSqlOnError: false,
  // What Knex would print it also throws.
  log: { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} },
};

/** What may be said of a database that is opened; each is heeded by one engine alone. */
export interface Opening {
  /** How much of a SQLite file may stay in memory. */
  cacheKib?: number;
  /** What PostgreSQL shows of who is connected. */
  name?: string;
}

/** Opens the database. Nothing is touched before the first query. */
export function openDb(
  address: DatabaseAddress,
  { cacheKib = WRITE_CACHE_KIB, name }: Opening = {},
): Db {
  return knex({
    ...ALWAYS,
    ...('url' in address
      ? postgres(address.url, name)
      : { ...sqlite(address.file, cacheKib), client: WritingClient }),
  });
}

/**
 * A second way in, for reading what takes long: with SQLite's one connection it would wait for every
 * write, and every write for it. PostgreSQL has connections enough; a database in memory has one only.
 * @param replicaUrl a PostgreSQL that follows the other one; used while it answers, see `readFrom`
 */
export function openReads(address: DatabaseAddress, db: Db, replicaUrl?: string): Db {
  if (replicaUrl !== undefined) return standIn(openDb({ url: replicaUrl }), db);
  if ('url' in address || address.file === ':memory:') return db;
  const base = sqlite(address.file, READ_CACHE_KIB);
  const afterCreate = pragmas(READ_PRAGMAS, READ_CACHE_KIB);
  const pool = { min: 0, max: READ_CONNECTIONS, afterCreate };
  return knex({ ...ALWAYS, ...base, pool });
}

/** Runs queries that all see the database as it is at one moment. */
export function inSnapshot<Result>(db: Db, task: (tx: Db) => Promise<Result>): Promise<Result> {
  return readFrom(db, (one) => snapshotOf(one, task));
}

function snapshotOf<Result>(db: Db, task: (tx: Db) => Promise<Result>): Promise<Result> {
  const kind = { readOnly: true } as const;
  return isPostgres(db)
    ? db.transaction(task, { ...kind, isolationLevel: 'repeatable read' })
    : db.transaction(task, kind);
}

/** Whether the other engine's dialect is needed. */
export function isPostgres(db: Db): boolean {
  return db.client.dialect === 'postgresql';
}

/** Whether a query gets through. Never throws. */
export async function canAnswer(db: Db): Promise<boolean> {
  return db.raw('select 1').then(
    () => true,
    () => false,
  );
}

function sqlite(filename: string, cacheKib: number): Knex.Config {
  return {
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: pragmas(WRITE_PRAGMAS, cacheKib) },
  };
}

function postgres(connectionString: string, name: string | undefined): Knex.Config {
  return {
    client: ImpatientClient,
    connection: {
      connectionString,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      ...(name !== undefined && { application_name: name }),
    },
    pool: { min: 0, max: POSTGRES_CONNECTIONS },
  };
}

/** What the driver gives the pool of a new SQLite connection. */
interface RawConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** FULL, so that what was acknowledged survives a power cut; WAL, so that readers do not wait. */
const WRITE_PRAGMAS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
  PRAGMA page_size = ${PAGE_BYTES};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA wal_autocheckpoint = ${LOG_PAGES};`;

const READ_PRAGMAS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
  PRAGMA query_only = ON;
  PRAGMA temp_store = MEMORY;`;

function pragmas(script: string, cacheKib: number) {
  return (
    connection: RawConnection,
    done: (error: Error | null, connection: RawConnection) => void,
  ): void => {
    const giveUpAt = Date.now() + OPEN_TIMEOUT_MS;
    const open = (): void =>
      connection.exec(`${script} PRAGMA cache_size = -${cacheKib};`, (error) => {
        if (isBusy(error) && Date.now() < giveUpAt) setTimeout(open, OPEN_AGAIN_MS);
        else done(error, connection);
      });
    open();
  };
}

/**
 * Of processes that turn a new file to WAL at once SQLite refuses all but one, without waiting as long as
 * `busy_timeout` says, since they could wait for each other for ever.
 */
function isBusy(error: (Error & { code?: string }) | null): boolean {
  return error?.code === 'SQLITE_BUSY';
}
