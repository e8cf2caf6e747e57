import { type Db, openDb } from '../connect';
import { inTurn, migrationsUpTo, runMigrations } from '../migrate';

/** A column as a backup holds it, whatever the engine calls its type. */
export interface ColumnShape {
  name: string;
  kind: 'text' | 'number' | 'bytes';
}

/** A table of the product. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
  /** Columns of the primary key, in its order. */
  key: string[];
}

/** What migrating itself needs; a restore makes it anew. */
const BOOKKEEPING = /^(?:sqlite_|knex_migrations|migration_turn)/;

interface ColumnRow {
  name: string;
  type: string;
  /** Its place in the primary key, from 1; 0 outside of it. */
  pk: number;
}

/**
 * The tables that the product had after a migration, parents before children. Found by migrating a
 * database in memory, so that tables of others beside ours are never read or dropped.
 */
export async function tableShapes(lastMigration: string): Promise<TableShape[]> {
  const source = await migrationsUpTo(lastMigration);
  const db = openDb({ file: ':memory:' });
  try {
    await inTurn(db, (tx) => runMigrations(tx, source));
    const names: string[] = await db('sqlite_master')
      .where({ type: 'table' })
      .orderBy('rowid')
      .pluck('name');
    const shapes = [];
    for (const name of names) if (!BOOKKEEPING.test(name)) shapes.push(await shapeOf(db, name));
    return shapes;
  } finally {
    await db.destroy();
  }
}

/** The tables of `shapes` that a database has. */
export async function presentTables(db: Db, shapes: readonly TableShape[]): Promise<TableShape[]> {
  const present = [];
  for (const shape of shapes) if (await db.schema.hasTable(shape.name)) present.push(shape);
  return present;
}

async function shapeOf(db: Db, name: string): Promise<TableShape> {
  const columns: ColumnRow[] = await db.raw('select * from pragma_table_info(?) order by cid', [
    name,
  ]);
  const inKey = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.map(({ name: column, type }) => ({ name: column, kind: kindOf(type) })),
    key: inKey.map((column) => column.name),
  };
}

function kindOf(type: string): ColumnShape['kind'] {
  if (/int/i.test(type)) return 'number';
  return /blob/i.test(type) ? 'bytes' : 'text';
}
