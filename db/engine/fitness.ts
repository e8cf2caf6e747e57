import { type Db, isPostgres } from '../connect';

/** Encodings of a PostgreSQL database that keep every letter; SQL_ASCII keeps bytes as they come. */
const EVERY_LETTER = ['UTF8', 'SQL_ASCII'];

/** Whether every letter that somebody writes can be stored. */
export async function takesEveryLetter(db: Db): Promise<boolean> {
  if (!isPostgres(db)) return true;
  const { rows } = await db.raw('show server_encoding');
  return EVERY_LETTER.includes(rows[0].server_encoding);
}

/**
 * Refuses a database that is about to be filled and would refuse messages for single letters of theirs.
 * @throws with the code that PostgreSQL gives such a letter
 */
export async function requireEveryLetter(db: Db): Promise<void> {
  if (await takesEveryLetter(db)) return;
  throw Object.assign(new Error('The encoding has no place for every letter.'), { code: '22P05' });
}

/** Nobody changes what stands in these. */
const APPEND_ONLY = ['audit_log'];

/** What keeps the product from writing: a database that may only be read, or tables in which this user may not. */
export interface WriteObstacle {
  isReadOnly: boolean;
  tables: string[];
}

/**
 * Looks for what a start with nothing to migrate would not meet.
 * @param names of the product's tables
 */
export async function writeObstacle(
  db: Db,
  names: readonly string[],
): Promise<WriteObstacle | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows: settings } = await db.raw('show transaction_read_only');
  const isReadOnly = settings[0].transaction_read_only === 'on';
  const tables: string[] = [];
  for (const name of names) {
    const rights = [
      'select',
      'insert',
      ...(APPEND_ONLY.includes(name) ? [] : ['update', 'delete']),
    ];
    const { rows } = await db.raw(
      `select ${rights.map(() => 'has_table_privilege(?, ?)').join(' and ')} as may`,
      rights.flatMap((right) => [name, right]),
    );
    if (!rows[0].may) tables.push(name);
  }
  return isReadOnly || tables.length > 0 ? { isReadOnly, tables } : undefined;
}
