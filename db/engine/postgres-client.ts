import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';

/** What is used of a connection of the driver. */
interface Connection {
  connection: { stream: { destroy(reason: Error): void } };
}

interface Patience {
  ms: number;
  /** When something was given up last, of `performance.now()`. */
  gaveUpAt: number;
}

/** By the settings of a Knex, which its transactions share. */
const limits = new WeakMap<object, Patience>();
/** When each connection answered last; being made is an answer. */
const answered = new WeakMap<object, number>();

/**
 * Gives up whatever PostgreSQL has not answered for so long, with the connection it was asked on: a machine that
 * fell silent would be waited for until its network says something, which may be never, and by the write queue with
 * everybody in it. A lock that somebody forgot keeps nobody longer either. Connections of the pool that have not
 * answered since are not used again: each would be waited for as long. Not for commands, which may ask for much.
 */
export function limitAnswers(db: Knex, ms: number): void {
  limits.set(db.client.config, { ms, gaveUpAt: -Infinity });
}

/** Knex's client for PostgreSQL, which does not wait for ever where `limitAnswers` says so. */
export class ImpatientClient extends PostgresClient {
  override async _query(connection: Connection, query: object): Promise<unknown> {
    const patience = limits.get(this.config);
    const giveUp = () => {
      if (patience) patience.gaveUpAt = performance.now();
      this.giveUp(connection);
    };
    const timer = patience && setTimeout(giveUp, patience.ms);
    try {
      const answer = await super._query(connection, query);
      answered.set(connection, performance.now());
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  override async acquireRawConnection(): Promise<object> {
    const connection = await super.acquireRawConnection();
    answered.set(connection, performance.now());
    return connection;
  }

  override async validateConnection(connection: Connection): Promise<boolean> {
    const gaveUpAt = limits.get(this.config)?.gaveUpAt ?? -Infinity;
    return (answered.get(connection) ?? -Infinity) >= gaveUpAt;
  }

  private giveUp(connection: Connection): void {
    // The server would go on with it, or wait on in the queue for a lock.
    this.cancelQuery(connection).catch(() => {});
    const reason = new Error('The database has not answered for too long');
    connection.connection.stream.destroy(Object.assign(reason, { code: 'ETIMEDOUT' }));
  }
}
