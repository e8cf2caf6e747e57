import { fromHex, jsonRows } from '../analytics/json-rows';
import { makePartitions } from '../analytics/store/partitions';
import { type Db, isPostgres } from '../connect';
import type { ColumnShape, TableShape } from './table-shapes';

/** A value as JSON can say it; bytes are hexadecimal digits. */
export type Cell = string | number | null;

const PAGE_ROWS = 1_000;
const PARTITIONED = 'analytics_views';

/** All rows of a table in the order of its key, in pages. In a snapshot they belong together. */
export async function* eachPage(
  tx: Db,
  { name, columns, key }: TableShape,
): AsyncGenerator<Cell[][]> {
  const names = columns.map((column) => column.name);
  const after = `(${key.map(() => '??').join(', ')}) > (${key.map(() => '?').join(', ')})`;
  for (let last: unknown[] | undefined; ; ) {
    const page = tx(name).select(names).orderBy(key).limit(PAGE_ROWS);
    if (last) page.whereRaw(after, [...key, ...(last as string[])]); // key columns are never null
    const rows: Record<string, unknown>[] = await page;
    yield rows.map((row) => columns.map((column) => toCell(column, row[column.name])));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE_ROWS) return;
    last = key.map((column) => end[column]);
  }
}

/** Stores rows that `eachPage` gave, from either engine. */
export async function insertRows(
  tx: Db,
  shape: TableShape,
  rows: readonly Cell[][],
): Promise<void> {
  const { name, columns } = shape;
  if (name === PARTITIONED)
    await makePartitions(
      tx,
      rows.map(([id]) => Number(id)),
    );
  const given = jsonRows(
    tx,
    columns.map(({ kind }) => (kind === 'number' ? 'bigint' : 'text')),
  );
  const values = columns.map(({ kind }, index) => {
    const value = given.columns[index] ?? 'null';
    return kind === 'bytes' ? fromHex(tx, value) : value;
  });
  await tx.raw(
    `insert into ?? (${columns.map(() => '??').join(', ')}) select ${values.join(', ')} from ${given.from}`,
    [name, ...columns.map((column) => column.name), JSON.stringify(rows)],
  );
}

/** How many rows a table holds. */
export async function countRows(tx: Db, name: string): Promise<number> {
  const [row] = await tx(name).count({ rows: '*' });
  return Number(row?.rows);
}

/** Lets PostgreSQL number on from what was stored; SQLite looks for itself. */
export async function continueNumbering(tx: Db, { name, key, columns }: TableShape): Promise<void> {
  const [column] = key;
  const isNumber = columns.some((one) => one.name === column && one.kind === 'number');
  if (!isPostgres(tx) || key.length !== 1 || column === undefined || !isNumber) return;
  await tx.raw(
    `select setval(sequence, greatest((select max(??) from ??), 1))
     from (select pg_get_serial_sequence(?, ?) as sequence) as found where sequence is not null`,
    [column, name, name, column],
  );
}

function toCell({ kind }: ColumnShape, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // PostgreSQL's driver gives 64-bit numbers as text; ours fit a JavaScript number.
  if (kind === 'number') return Number(value);
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
}
