import { type Db, isPostgres } from '../connect';

/** Types of the columns of rows that travel as one JSON text. */
type Column = 'bigint' | 'text';

/**
 * A relation made of one JSON parameter, however many rows it holds: `from` belongs behind `from`
 * and `join` between it and a table, the columns into the select list. The parameter is `JSON.stringify(rows)`, a list of
 * lists. A statement with a thousand parameters takes longer to prepare than to run.
 */
export function jsonRows(db: Db, types: readonly Column[], alias = 'given') {
  if (!isPostgres(db)) {
    return {
      from: `json_each(?) as ${alias}`,
      // SQLite would rather search the list for each row of a table than the table for each of the list.
      join: 'cross join',
      columns: types.map((_, index) => `(${alias}.value ->> ${index})`),
    };
  }
  return {
    from: `jsonb_array_elements(?::jsonb) as ${alias}(value)`,
    join: 'join',
    columns: types.map((type, index) => `(${alias}.value ->> ${index})::${type}`),
  };
}

/** The parameter for rows of one column. */
export function jsonColumn(values: readonly (number | string)[]): string {
  return JSON.stringify(values.map((value) => [value]));
}

/** Bytes from their hexadecimal digits. */
export function fromHex(db: Db, digits: string): string {
  return isPostgres(db) ? `decode(${digits}, 'hex')` : `unhex(${digits})`;
}

/** The hexadecimal digits of bytes, in lower case. */
export function toHex(db: Db, bytes: string): string {
  return isPostgres(db) ? `encode(${bytes}, 'hex')` : `lower(hex(${bytes}))`;
}

/** PostgreSQL: `bigint` and `numeric`, which its driver gives as text. Ours fit a JavaScript number. */
const TEXT_NUMBERS: readonly number[] = [20, 1700];

interface PostgresAnswer<Row> {
  rows: Row[];
  fields: { name: keyof Row; dataTypeID: number }[];
}

/**
 * The rows of a raw query, numbers as numbers on both engines. A query that is asked all the time may
 * be kept by SQLite's connection, see `engine/kept-statements.ts`.
 */
export async function rowsOf<Row extends object>(
  db: Db,
  sql: string,
  parameters: readonly (number | string)[],
  isKept = false,
): Promise<Row[]> {
  const query = db.raw(sql, [...parameters]);
  const answer = await (isKept && !isPostgres(db) ? query.options({ isKept }) : query);
  if (!isPostgres(db)) return answer;
  const { rows, fields }: PostgresAnswer<Row> = answer;
  const texts = fields.filter(({ dataTypeID }) => TEXT_NUMBERS.includes(dataTypeID));
  for (const { name } of texts) {
    for (const row of rows) {
      // The query says that the column holds a number or null.
      if (row[name] !== null) row[name] = Number(row[name]) as Row[keyof Row];
    }
  }
  return rows;
}
