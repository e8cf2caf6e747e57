import { createHash } from 'node:crypto';
import type { Cell } from '../../db/backup/rows';
import { type TableShape, tableShapes } from '../../db/backup/table-shapes';
import { migrationSource } from '../../db/migrations/list';
import { StartError } from '../../services/start-error';
import { End, Header, type Manifest, manifestOf, Row, TableStart } from './format';
import { cutOff, damaged, notOurs, readLines } from './read-lines';

/** What the lines of a backup are, in their order: one header, rows, one end. */
type Part = { header: Header } | { table: string; row: Cell[] } | { end: End };

/**
 * Reads a backup from its first line to its last, checking each and at the end all of them.
 * @throws StartError in one line for a file that is none, cut off, damaged or of a newer version
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const rows: End['rows'] = {};
  let shapes: Map<string, TableShape> | undefined;
  let table: TableShape | undefined;
  let end: End | undefined;

  for await (const line of readLines(file)) {
    if (end) throw damaged(file, 'there is more after its end');
    const value = parse(line);
    if (!shapes) {
      const header = Header.safeParse(value);
      if (!header.success) throw notOurs(file);
      shapes = await shapesOf(file, header.data);
      yield { header: header.data };
    } else if (Array.isArray(value)) {
      const row = Row.safeParse(value);
      if (!table || !row.success || !fits(row.data, table)) throw damaged(file, 'a row');
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      yield { table: table.name, row: row.data };
    } else {
      const start = TableStart.safeParse(value);
      if (start.success) table = opened(file, start.data, shapes, rows);
      else end = closed(file, value, rows, hash.copy().digest('hex'));
    }
    hash.update(line);
  }
  if (!end) throw shapes ? cutOff(file) : notOurs(file);
  yield { end };
}

/** Reads a backup through and tells what it holds. @throws StartError as `readBackup` does */
export async function verifyBackup(file: string): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  for await (const part of readBackup(file)) {
    if ('header' in part) header = part.header;
    else if ('end' in part && header) return { header, manifest: manifestOf(header, part.end) };
  }
  throw cutOff(file);
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

/** The tables that the schema of the backup's time had. */
async function shapesOf(file: string, { migrations, version }: Header) {
  const known = await migrationSource.getMigrations([]);
  const isNewer = migrations.length > known.length || migrations.some((n) => !known.includes(n));
  if (isNewer) {
    throw new StartError(
      `${file}: was made by a newer version (${version}, ${migrations.at(-1)}). Restore it with that version.`,
    );
  }
  if (migrations.some((name, index) => name !== known[index])) throw damaged(file, 'its header');
  const shapes = await tableShapes(migrations.at(-1) ?? '');
  return new Map(shapes.map((shape) => [shape.name, shape]));
}

function opened(
  file: string,
  { table, columns }: TableStart,
  shapes: ReadonlyMap<string, TableShape>,
  rows: End['rows'],
): TableShape {
  const shape = shapes.get(table);
  const isKnown = shape && JSON.stringify(shape.columns) === JSON.stringify(columns);
  if (!isKnown || Object.hasOwn(rows, table)) throw damaged(file, `the table ${table}`);
  rows[table] = 0;
  return shape;
}

function closed(file: string, value: unknown, rows: End['rows'], sha256: string): End {
  const end = End.safeParse(value);
  if (!end.success) throw damaged(file, 'a line');
  if (end.data.sha256 !== sha256) throw damaged(file, 'its checksum differs');
  const names = new Set([...Object.keys(rows), ...Object.keys(end.data.rows)]);
  const wrong = [...names].filter((name) => rows[name] !== end.data.rows[name]);
  if (wrong.length > 0) throw damaged(file, `rows are missing of ${wrong.join(', ')}`);
  return end.data;
}

/** Of an account: as ours are. One that steers a terminal would hide who the administrators are, and be no address to revoke. */
const ADDRESS = /^[!-~]+$/;

function fits(row: Cell[], { name: table, columns }: TableShape): boolean {
  return (
    row.length === columns.length &&
    columns.every(({ name, kind }, index) => {
      const cell = row[index];
      if (table === 'users' && name === 'email' && !ADDRESS.test(String(cell))) return false;
      if (cell === null) return true;
      if (kind === 'number') return typeof cell === 'number';
      return typeof cell === 'string' && (kind === 'text' || /^(?:[0-9a-f]{2})*$/.test(cell));
    })
  );
}
