import { type CsvValue, csvRow } from '../../contracts/csv';

/** Rows per piece: few enough to hold no memory, enough to write seldom. */
const ROWS_PER_PIECE = 500;

/** A table as CSV, head first, in pieces that are made while it is read. */
export async function* csvPieces<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, CsvValue>>,
): AsyncGenerator<string> {
  let piece = csvRow(columns);
  let count = 0;
  for await (const row of rows) {
    piece += csvRow(columns.map((column) => row[column]));
    count += 1;
    if (count % ROWS_PER_PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
