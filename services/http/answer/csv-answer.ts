import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { CsvValue } from '../../contracts/csv';
import type { Deps } from '../../deps';
import { requestIdOf } from '../request/request-id';
import { csvPieces } from './csv-pieces';
import { reportFailure } from './error-handler';
import { OTHER_TYPES } from './wants-type';

/** Rows to be written, and how. */
export interface Table<Column extends string> {
  /** Begins the file's name; the day follows. */
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<Record<Column, CsvValue>>;
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
  const pieces = csvPieces(table.columns, table.rows);
  const first = await pieces.next();
  const day = now().toISOString().slice(0, 10);
  ctx.set('Content-Disposition', `attachment; filename="${table.name}-${day}.csv"`);
  ctx.body = Readable.from(startingWith(first.value ?? '', pieces, report));
  ctx.set('Content-Type', OTHER_TYPES.csv);
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
