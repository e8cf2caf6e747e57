import { SUBSCRIPTION_COLUMNS } from '../../db/audience/subscription-list';
import type { SubscriptionRow } from '../../db/tables/audience';
import { csvPieces } from '../../services/http/answer/csv-pieces';

/** All that may be shown but our own number. */
const [, ...COLUMNS] = SUBSCRIPTION_COLUMNS;

/** Addresses as CSV, head first, topics separated by spaces, in pieces. */
export function subscriberCsv(rows: AsyncIterable<SubscriptionRow>): AsyncGenerator<string> {
  return csvPieces(COLUMNS, shownOf(rows));
}

async function* shownOf(rows: AsyncIterable<SubscriptionRow>) {
  for await (const row of rows) yield { ...row, topics: topicsOf(row).join(' ') };
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
