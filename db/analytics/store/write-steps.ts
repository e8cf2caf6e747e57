import { type Db, isPostgres } from '../../connect';
import { fromHex, jsonRows } from '../json-rows';
import type { Step } from './script';

/** Columns by name: numbers, or bytes that are given as their hexadecimal digits. */
type Columns = Readonly<Record<string, 'number' | 'bytes'>>;
type Row = readonly (number | string | null)[];

/** Rows in one statement; SQLite reads a million bytes of one at most. */
const ROWS_MAX = 2_000;
const DIGITS = /^(?:[0-9a-f]{2})*$/;

/**
 * Statements that insert rows. SQLite is given them written out: it reads that in half the time which
 * it takes to take JSON apart. PostgreSQL gets them as one parameter.
 * @param conflict what follows for rows that are there already
 */
export function insertSteps(
  db: Db,
  table: string,
  columns: Columns,
  rows: readonly Row[],
  conflict = '',
): Step[] {
  const into = `insert into ${table} (${Object.keys(columns).join()})`;
  return slices(rows).map((slice) => {
    if (!isPostgres(db)) return [`${into} values ${written(columns, slice)} ${conflict}`];
    const { from, values } = given(db, columns);
    return [
      `${into} select ${values.join()} from ${from} where true ${conflict}`,
      JSON.stringify(slice),
    ];
  });
}

/** Statements that set columns of rows. The first column is the one by which a row is found. */
export function updateSteps(db: Db, table: string, columns: Columns, rows: readonly Row[]): Step[] {
  const [id = '', ...names] = Object.keys(columns);
  const statement = (from: string, values: readonly string[]) => {
    const set = names.map((name, index) => `${name} = ${values[index + 1]}`);
    return `update ${table} set ${set.join()} from ${from} where ${table}.${id} = ${values[0]}`;
  };
  return slices(rows).map((slice) => {
    if (isPostgres(db)) {
      const { from, values } = given(db, columns);
      return [statement(from, values), JSON.stringify(slice)];
    }
    const values = [id, ...names].map((_, index) => `given.column${index + 1}`);
    return [statement(`(values ${written(columns, slice)}) as given`, values)];
  });
}

function given(db: Db, columns: Columns) {
  const types = Object.values(columns);
  const rows = jsonRows(
    db,
    types.map((type) => (type === 'bytes' ? 'text' : 'bigint')),
  );
  const values = rows.columns.map((value, index) =>
    types[index] === 'bytes' ? fromHex(db, value) : value,
  );
  return { from: rows.from, values };
}

function slices(rows: readonly Row[]): (readonly Row[])[] {
  if (rows.length <= ROWS_MAX) return rows.length === 0 ? [] : [rows];
  return [rows.slice(0, ROWS_MAX), ...slices(rows.slice(ROWS_MAX))];
}

function written(columns: Columns, rows: readonly Row[]): string {
  const types = Object.values(columns);
  let text = '';
  for (const row of rows) {
    let mark = text === '' ? '(' : ',(';
    for (let index = 0; index < types.length; index += 1) {
      text += mark + literal(row[index] ?? null, types[index] === 'bytes');
      mark = ',';
    }
    text += ')';
  }
  return text;
}

/** @throws for what could be anything else than a value. */
function literal(value: number | string | null, isBytes: boolean): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && Number.isInteger(value)) return String(value);
  if (isBytes && typeof value === 'string' && DIGITS.test(value)) return `x'${value}'`;
  throw new TypeError('Only whole numbers and hexadecimal digits are written into a statement.');
}
