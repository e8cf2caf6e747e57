import { type Db, isPostgres } from '../connect';
import { isRefusedRow } from '../engine/errors';
import { requireEveryLetter } from '../engine/fitness';
import { inTurn, migrationStatus, migrationsUpTo, runMigrations } from '../migrate';
import { type Cell, continueNumbering, countRows, insertRows } from './rows';
import { presentTables, type TableShape, tableShapes } from './table-shapes';

const BATCH_ROWS = 500;
/** Filled by every start, or of no worth a minute later: they make no database "used". */
const INCIDENTAL = ['artists', 'rate_limits'];

/** A backup, as far as storing it goes. */
export interface Stored {
  lastMigration: string;
  /** Rows in the order of the tables; each table's rows together. */
  rows(): AsyncIterable<{ table: string; row: Cell[] }>;
  /** Rows of each table. */
  counts: Readonly<Record<string, number>>;
}

/** A row of a backup breaks a rule of its table: no program of ours wrote it. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';

  constructor(
    readonly table: string,
    cause: unknown,
  ) {
    super(`The table ${table} refuses a row.`, { cause });
  }
}

/** Tables with rows that a restore would replace. */
export async function usedTables(db: Db): Promise<string[]> {
  const used = [];
  for (const { name } of await ownTables(db)) {
    if (!INCIDENTAL.includes(name) && (await countRows(db, name)) > 0) used.push(name);
  }
  return used;
}

/**
 * Puts a backup in the place of everything that the database holds, at the schema of its time, and
 * migrates that to the present one. All or nothing: one transaction.
 * @throws RowRefused
 * @throws Error when a table does not hold as many rows afterwards as the backup says.
 */
export async function replaceAll(db: Db, stored: Stored): Promise<void> {
  const shapes = await tableShapes(stored.lastMigration);
  const source = await migrationsUpTo(stored.lastMigration);
  const old = await ownTables(db);
  await requireEveryLetter(db);
  await inTurn(db, async (tx) => {
    await dropAll(tx, old);
    await runMigrations(tx, source);
    await fill(tx, shapes, stored);
    for (const shape of shapes) {
      const expected = stored.counts[shape.name] ?? 0;
      const found = await countRows(tx, shape.name);
      if (found !== expected) throw new Error(`${shape.name}: ${found} rows, not ${expected}`);
      await continueNumbering(tx, shape);
    }
    await runMigrations(tx);
    if (isPostgres(db)) await analyze(tx, await ownTables(tx));
  });
}

async function ownTables(db: Db): Promise<TableShape[]> {
  const { applied } = await migrationStatus(db);
  return presentTables(db, await tableShapes(applied.at(-1) ?? ''));
}

async function dropAll(tx: Db, tables: readonly TableShape[]): Promise<void> {
  // The SQL view stands on these; before them, a table had its name.
  const hasView = tables.some(({ name }) => name === 'analytics_views');
  if (hasView) await tx.schema.dropViewIfExists('analytics_events');
  for (const { name } of tables.toReversed()) await tx.schema.dropTable(name);
  await tx.schema.dropTableIfExists('knex_migrations');
  await tx.schema.dropTableIfExists('knex_migrations_lock');
}

/** PostgreSQL plans for empty tables until it has looked at them, which takes it minutes. Those of others are not ours to look at. */
async function analyze(tx: Db, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await tx.raw('analyze ??', [name]);
}

async function fill(tx: Db, shapes: readonly TableShape[], { rows }: Stored): Promise<void> {
  const shapeOf = new Map(shapes.map((shape) => [shape.name, shape]));
  let batch: Cell[][] = [];
  let current: TableShape | undefined;
  const flush = async () => {
    if (current && batch.length > 0) await store(tx, current, batch);
    batch = [];
  };
  for await (const { table, row } of rows()) {
    if (table !== current?.name || batch.length === BATCH_ROWS) await flush();
    current = shapeOf.get(table);
    batch.push(row);
  }
  await flush();
}

async function store(tx: Db, shape: TableShape, rows: readonly Cell[][]): Promise<void> {
  try {
    await insertRows(tx, shape, rows);
  } catch (error) {
    throw isRefusedRow(error) ? new RowRefused(shape.name, error) : error;
  }
}
