/** Parts of Knex that it publishes without types: what `sqlite-client.ts` and `postgres-client.ts` build upon. */
declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { Knex } from 'knex';

  export default class SqliteClient extends Knex.Client {
    _query(connection: unknown, query: { sql: string; response?: unknown }): Promise<unknown>;
    destroyRawConnection(connection: unknown): Promise<void>;
  }
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  export default class SqliteTransaction {
    constructor(client: unknown, ...given: unknown[]);
    readOnly?: boolean;
    begin(connection: object): Promise<unknown>;
    commit(connection: object, value: unknown): Promise<unknown>;
    query(connection: object, sql: string, status?: number, value?: unknown): Promise<unknown>;
  }
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  export default class PostgresClient extends Knex.Client {
    _query(connection: unknown, query: object): Promise<unknown>;
    acquireRawConnection(): Promise<object>;
    validateConnection(connection: unknown): Promise<boolean>;
    cancelQuery(...connections: unknown[]): Promise<unknown>;
  }
}
