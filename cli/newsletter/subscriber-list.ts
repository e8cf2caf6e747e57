import type { SubscriptionRow } from '../../db/tables/audience';
import { csvRow } from '../../services/contracts/csv';

const COLUMNS = [
  'email',
  'status',
  'source',
  'topics',
  'created_at',
  'confirmed_at',
  'left_at',
] as const satisfies readonly (keyof SubscriptionRow)[];

const ROWS_PER_PIECE = 500;

/** Addresses as CSV, head first, topics separated by spaces, in pieces. */
export async function* subscriberCsv(rows: AsyncIterable<SubscriptionRow>): AsyncGenerator<string> {
  let piece = csvRow(COLUMNS);
  let count = 0;
  for await (const row of rows) {
    const shown = { ...row, topics: topicsOf(row).join(' ') };
    piece += csvRow(COLUMNS.map((column) => shown[column]));
    count += 1;
    if (count % ROWS_PER_PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Addresses as one JSON list, a line each, in pieces. */
export async function* subscriberJson(
  rows: AsyncIterable<SubscriptionRow>,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    const shown = { ...row, topics: topicsOf(row) };
    const fields = Object.fromEntries(COLUMNS.map((column) => [column, shown[column]]));
    yield separator + JSON.stringify(fields);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function topicsOf({ topics }: SubscriptionRow): string[] {
  return JSON.parse(topics);
}
