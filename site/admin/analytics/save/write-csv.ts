import { csvRow } from '../../../../services/contracts/csv';

/** A table as CSV of which no spreadsheet executes a cell; what a row lacks stays empty. */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string | number>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? null));
  return [columns, ...lines].map(csvRow).join('');
}
