import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { csvRow } from '../../contracts/csv';
import type { Deps } from '../../deps';
import { requestIdOf } from '../request/request-id';
import { reportFailure } from './error-handler';
import { OTHER_TYPES } from './wants-type';

/** Rows per piece: few enough to hold no memory, enough to write seldom. */
const ROWS_PER_PIECE = 500;

/** One value of a row. */
type Cell = string | number | boolean | null;

/** Rows to be written, and how. */
export interface Table<Column extends string> {
  /** Begins the file's name; the day follows. */
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<Record<Column, Cell>>;
}

/**
 * Answers with a table as a file, written while it is read. What fails before the first piece is
 * answered as a problem; what fails later is logged, and breaks the connection off, so that nobody takes a
 * part for the whole.
 */
export async function sendCsv<Column extends string>(
  ctx: Context,
  { now, log, meters }: Pick<Deps, 'now' | 'log' | 'meters'>,
  table: Table<Column>,
): Promise<void> {
  const report = (thrown: unknown) =>
    reportFailure(log, meters.failed, requestIdOf(ctx.res), thrown);
  const pieces = csvPieces(table);
  const first = await pieces.next();
  const day = now().toISOString().slice(0, 10);
  ctx.set('Content-Disposition', `attachment; filename="${table.name}-${day}.csv"`);
  ctx.body = Readable.from(startingWith(first.value ?? '', pieces, report));
  ctx.set('Content-Type', OTHER_TYPES.csv);
}

async function* csvPieces<Column extends string>({ columns, rows }: Table<Column>) {
  let piece = csvRow(columns);
  let count = 0;
  for await (const row of rows) {
    piece += csvRow(columns.map((column) => textOfFlag(row[column])));
    count += 1;
    if (count % ROWS_PER_PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function textOfFlag(value: Cell): string | number | null {
  return typeof value === 'boolean' ? String(value) : value;
}

/** No error handler hears what fails once the answer has begun. */
async function* startingWith(
  first: string,
  rest: AsyncIterable<string>,
  report: (thrown: unknown) => void,
) {
  yield first;
  try {
    yield* rest;
  } catch (thrown) {
    report(thrown);
    throw thrown;
  }
}
