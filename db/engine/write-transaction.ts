import { knex } from 'knex';
import { type Db, isPostgres } from '../connect';
import {
  beginWriting,
  type Connection,
  commitWriting,
  undoWriting,
  WritingClient,
} from './sqlite-client';

/** Knex upon one connection, whatever transaction is open on it. */
class HeldClient extends WritingClient {
  connection: Connection | undefined;

  override async acquireConnection() {
    return this.connection;
  }

  override async releaseConnection() {}
}

const held = new WeakMap<Connection, Db>();

/**
 * A transaction that writes. Knex makes a whole new Knex for each of its own, which takes about as long as
 * counting a small group of views; on SQLite, where all go through one connection, that has one for good.
 */
export async function writeTransaction<Result>(
  db: Db,
  task: (tx: Db) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db)) return db.transaction(task);
  const connection: Connection = await db.client.acquireConnection();
  try {
    await beginWriting(connection);
    const result = await task(heldBy(connection)).catch(async (error: unknown) => {
      await undoWriting(connection);
      throw error;
    });
    await commitWriting(connection);
    return result;
  } finally {
    await db.client.releaseConnection(connection);
  }
}

function heldBy(connection: Connection): Db {
  const known = held.get(connection);
  if (known) return known;
  const tx = knex({ client: HeldClient, useNullAsDefault: true, compileSqlOnError: false });
  tx.client.connection = connection;
  held.set(connection, tx);
  return tx;
}
