/** What a connection of the driver offers for statements that are used again. */
export interface PreparingConnection {
  prepare(sql: string, done: (error: Error | null) => void): KeptStatement;
}

interface KeptStatement {
  all(parameters: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void;
  finalize(done: () => void): void;
}

/** By connection and by their SQL, of which only few texts are asked to be kept. */
const kept = new WeakMap<object, Map<string, Promise<KeptStatement>>>();

/**
 * The rows of a query whose statement the connection keeps: it is read and planned once, and then
 * is one call of the driver instead of two. The text must not hold values, or each would be kept.
 */
export async function askKept(
  connection: PreparingConnection,
  sql: string,
  parameters: readonly unknown[],
): Promise<unknown[]> {
  const statements = kept.get(connection) ?? new Map<string, Promise<KeptStatement>>();
  kept.set(connection, statements);
  const prepared = statements.get(sql) ?? prepare(connection, sql);
  statements.set(sql, prepared);
  prepared.catch(() => statements.delete(sql));
  return rowsOf(await prepared, parameters);
}

/** Lets go of what a connection keeps; it could not be closed otherwise. */
export async function dropKept(connection: object): Promise<void> {
  const statements = [...(kept.get(connection)?.values() ?? [])];
  kept.delete(connection);
  for (const prepared of statements) await prepared.then(finalize, () => {});
}

function prepare(connection: PreparingConnection, sql: string): Promise<KeptStatement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error) =>
      error ? reject(error) : resolve(statement),
    );
  });
}

function rowsOf(statement: KeptStatement, parameters: readonly unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    statement.all(parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

function finalize(statement: KeptStatement): Promise<void> {
  return new Promise((resolve) => {
    statement.finalize(resolve);
  });
}
