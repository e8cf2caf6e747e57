import type { AnalyticsEventRow } from '../../db/tables';
import { csvRow } from '../../services/http/csv';

/** The columns of an export, in the order of the admin's event list. */
const COLUMNS = [
  'id',
  'created_at',
  'session_id',
  'path',
  'referrer',
  'user_agent',
  'duration_ms',
] as const satisfies readonly (keyof AnalyticsEventRow)[];

/** Rows per piece: few enough to hold no memory, enough to write seldom. */
const ROWS_PER_PIECE = 500;

/** Page views as CSV, head first, in pieces. `onRows` hears how many rows were written so far. */
export async function* eventCsv(
  events: AsyncIterable<AnalyticsEventRow>,
  onRows: (rows: number) => void = () => {},
): AsyncGenerator<string> {
  let piece = csvRow(COLUMNS);
  let rows = 0;
  for await (const event of events) {
    piece += csvRow(COLUMNS.map((column) => event[column]));
    rows += 1;
    if (rows % ROWS_PER_PIECE !== 0) continue;
    yield piece;
    onRows(rows);
    piece = '';
  }
  yield piece;
  onRows(rows);
}
