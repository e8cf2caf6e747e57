import { type Db, isPostgres } from '../connect';

/** A statement whose one parameter is JSON, if it has any. */
export type Step = readonly [sql: string, json?: string];

/** What SQLite's driver offers besides single statements. */
interface Connection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/**
 * Runs statements one after the other and drops what they answer. On SQLite as one call of the driver:
 * each call waits twice for a thread, which on a busy machine takes longer than the work itself.
 */
export async function runScript(tx: Db, steps: readonly Step[]): Promise<void> {
  if (isPostgres(tx)) {
    for (const [sql, json] of steps) await tx.raw(sql, json === undefined ? [] : [json]);
    return;
  }
  // In a transaction this is the connection of the transaction.
  const connection: Connection = await tx.client.acquireConnection();
  const script = steps.map(([sql, json]) => (json === undefined ? sql : filledIn(sql, json)));
  await new Promise<void>((resolve, reject) => {
    connection.exec(script.join(';\n'), (error) => (error ? reject(error) : resolve()));
  });
}

/** JSON holds no NUL and is quoted, so nothing in it can end the text that it is. */
function filledIn(sql: string, json: string): string {
  return sql.replaceAll('?', () => `'${json.replaceAll("'", "''")}'`);
}
