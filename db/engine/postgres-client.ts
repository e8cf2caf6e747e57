import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';

/** What is used of a connection of the driver. */
interface Connection {
  connection: { stream: { destroy(reason: Error): void } };
}

/** By the settings of a Knex, which its transactions share. */
const limits = new WeakMap<object, number>();

/**
 * Gives up whatever PostgreSQL has not answered for so long, with the connection it was asked on: a machine that
 * fell silent would be waited for until its network says something, which may be never, and by the write queue with
 * everybody in it. A lock that somebody forgot keeps nobody longer either. Not for commands, which may ask for much.
 */
export function limitAnswers(db: Knex, ms: number): void {
  limits.set(db.client.config, ms);
}

/** Knex's client for PostgreSQL, which does not wait for ever where `limitAnswers` says so. */
export class ImpatientClient extends PostgresClient {
  override async _query(connection: Connection, query: object): Promise<unknown> {
    const ms = limits.get(this.config);
    if (ms === undefined) return super._query(connection, query);
    const timer = setTimeout(() => this.giveUp(connection), ms);
    try {
      return await super._query(connection, query);
    } finally {
      clearTimeout(timer);
    }
  }

  private giveUp(connection: Connection): void {
    // The server would go on with it, or wait on in the queue for a lock.
    this.cancelQuery(connection).catch(() => {});
    const reason = new Error('The database has not answered for too long');
    connection.connection.stream.destroy(Object.assign(reason, { code: 'ETIMEDOUT' }));
  }
}
