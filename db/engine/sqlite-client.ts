import type { Knex } from 'knex';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import { askKept, dropKept, type PreparingConnection } from './kept-statements';

/** What the driver offers besides single statements. */
export interface Connection extends PreparingConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
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
    return super.destroyRawConnection(connection);
  }
}

const BEGIN = 'BEGIN IMMEDIATE;';
const COMMIT = 'COMMIT;';

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

/** Runs statements as one transaction, in one call of the driver; undoes what was done and fails. */
export function runTransaction(connection: Connection, script: string): Promise<void> {
  return commit(connection, `${BEGIN}\n${script};\n${COMMIT}`);
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
