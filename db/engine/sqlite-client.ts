import type { Knex } from 'knex';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import { askKept, dropKept, type PreparingConnection } from './kept-statements';
import { type LogSync, openLogSync } from './log-sync';

/** What the driver offers besides single statements. */
export interface Connection extends PreparingConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
  /** Why Knex's pool should not give it out again. */
  __knex__disposed?: unknown;
}

/** A query on its way to the driver. */
interface Query {
  sql: string;
  bindings?: readonly unknown[];
  /** What `Raw.options` was given. */
  options?: { isKept?: boolean };
  response?: unknown;
}

/** Statements that a connection still owes its transaction. */
const lastWords = new WeakMap<object, string>();

/**
 * Knex's client for SQLite with transactions that take their turn to write when they begin, so that
 * none fails for having read before, and that bring their last statements and the commit to the driver
 * in one call. Each call waits twice for a thread, which on a busy machine takes longer than the
 * work itself.
 */
export class WritingClient extends SqliteClient {
  override transaction(...given: unknown[]): Knex.Transaction {
    // The type is that of the promise which Knex makes of it.
    return new WritingTransaction(this, ...given) as unknown as Knex.Transaction;
  }

  override _query(connection: Connection, query: Query) {
    const { sql, bindings = [], options } = query;
    const answer = (response: unknown) => Object.assign(query, { response });
    if (options?.isKept) return askKept(connection, sql, bindings).then(answer);
    if (sql === BEGIN) return run(connection, sql).then(() => answer([]));
    if (sql.endsWith(COMMIT)) return commit(connection, sql).then(() => answer([]));
    return super._query(connection, query);
  }

  override async destroyRawConnection(connection: Connection) {
    await dropKept(connection);
    await (await syncs.get(connection))?.close();
    return super.destroyRawConnection(connection);
  }
}

const BEGIN = 'BEGIN IMMEDIATE;';
const COMMIT = 'COMMIT;';
/** Whether a commit waits for the disk; see `WRITE_PRAGMAS` in `connect.ts`. */
const WAIT = 'PRAGMA synchronous = FULL;';
const NO_WAIT = 'PRAGMA synchronous = NORMAL;';

class WritingTransaction extends SqliteTransaction {
  override begin(connection: object): Promise<unknown> {
    lastWords.delete(connection);
    return this.query(connection, this.readOnly ? 'BEGIN;' : BEGIN);
  }

  override commit(connection: object, value: unknown): Promise<unknown> {
    return this.query(connection, takeLastWords(connection) + COMMIT, 1, value);
  }
}

/** The same without Knex's own transaction, for `write-transaction.ts`. */
export function beginWriting(connection: Connection): Promise<void> {
  lastWords.delete(connection);
  return run(connection, BEGIN);
}

/** Runs statements as one transaction, in one call of the driver; or undoes what was done and fails. */
function runTransaction(connection: Connection, script: string): Promise<void> {
  return commit(connection, `${BEGIN}\n${script};\n${COMMIT}`);
}

/**
 * The same without waiting for the disk. Resolves once it is committed, to what then does wait: until it has, a
 * loss of power may undo the transaction, though never half of it.
 */
export async function runUnsynced(
  connection: Connection,
  file: string,
  script: string,
): Promise<{ kept: Promise<void> }> {
  const sync = await syncOf(connection, file);
  if (!sync) return { kept: Promise.resolve(await runTransaction(connection, script)) };
  try {
    await commit(connection, `${NO_WAIT}${BEGIN}\n${script};\n${COMMIT}${WAIT}`);
  } catch (error) {
    await run(connection, WAIT).catch((reason: unknown) => {
      // Nobody may commit on a connection that does not wait: Knex opens another in its place.
      connection.__knex__disposed = reason;
    });
    throw error;
  }
  return { kept: sync.kept() };
}

const syncs = new WeakMap<object, Promise<LogSync | undefined>>();

function syncOf(connection: object, file: string): Promise<LogSync | undefined> {
  const known = syncs.get(connection) ?? openLogSync(file);
  syncs.set(connection, known);
  return known;
}

/** Commits what was begun so, or undoes it and fails. */
export function commitWriting(connection: Connection): Promise<void> {
  return commit(connection, takeLastWords(connection) + COMMIT);
}

/** Undoes it; never fails. */
export async function undoWriting(connection: Connection): Promise<void> {
  // SQLite may have rolled back by itself, and then says that there is nothing to roll back.
  await run(connection, 'ROLLBACK').catch(() => {});
}

/** Runs statements just before the transaction of a connection commits. */
export function runBeforeCommit(connection: object, script: string): void {
  lastWords.set(connection, `${lastWords.get(connection) ?? ''}${script};\n`);
}

function takeLastWords(connection: object): string {
  const script = lastWords.get(connection) ?? '';
  lastWords.delete(connection);
  return script;
}

/** What cannot be committed is rolled back: the connection must not stay in a transaction. */
async function commit(connection: Connection, script: string): Promise<void> {
  try {
    await run(connection, script);
  } catch (error) {
    await undoWriting(connection);
    throw error;
  }
}

function run(connection: Connection, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(script, (error) => (error ? reject(error) : resolve()));
  });
}
