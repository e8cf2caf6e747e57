import { type Db, isPostgres } from '../../connect';
import { runBeforeCommit } from '../../engine/sqlite-client';

/** A statement whose one parameter is JSON, if it has any. */
export type Step = readonly [sql: string, json?: string];

/**
 * Runs statements one after the other, at the latest when the transaction commits, and drops what they
 * answer: nothing later in the transaction may build upon them.
 */
export async function runScript(tx: Db, steps: readonly Step[]): Promise<void> {
  if (isPostgres(tx)) {
    for (const [sql, json] of steps) await tx.raw(sql, json === undefined ? [] : [json]);
    return;
  }
  // In a transaction this is the connection of the transaction.
  const connection: object = await tx.client.acquireConnection();
  if (steps.length > 0) runBeforeCommit(connection, scriptOf(steps));
}

/** The statements as SQLite reads them. */
export function scriptOf(steps: readonly Step[]): string {
  return steps.map(([sql, json]) => (json === undefined ? sql : filledIn(sql, json))).join(';\n');
}

/** JSON holds no NUL and is quoted, so nothing in it can end the text that it is. */
function filledIn(sql: string, json: string): string {
  return sql.replaceAll('?', () => `'${json.replaceAll("'", "''")}'`);
}
