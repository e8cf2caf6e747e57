import type { AnalyticsEventRow } from '../../db/tables';
import { csvRow } from '../../services/http/csv';
import { EVENT_COLUMNS, type EventWriter } from './event-columns';

/** Rows per piece: few enough to hold no memory, enough to write seldom. */
const ROWS_PER_PIECE = 500;

interface TextForm {
  head: string;
  row(event: AnalyticsEventRow, isFirst: boolean): string;
  foot: string;
}

const json = (event: AnalyticsEventRow) => JSON.stringify(event, [...EVENT_COLUMNS]);

const FORMS = {
  csv: {
    head: csvRow(EVENT_COLUMNS),
    row: (event) => csvRow(EVENT_COLUMNS.map((column) => event[column])),
    foot: '',
  },
  ndjson: { head: '', row: (event) => `${json(event)}\n`, foot: '' },
  json: {
    head: '[',
    row: (event, isFirst) => `${isFirst ? '' : ','}\n${json(event)}`,
    foot: '\n]\n',
  },
} as const satisfies Record<string, TextForm>;

/** Page views as CSV (head first), as a JSON object per line, or as one JSON list. */
export function eventText(form: keyof typeof FORMS): EventWriter {
  const { head, row, foot }: TextForm = FORMS[form];
  return async function* write(events, onRows) {
    let piece = head;
    let rows = 0;
    for await (const event of events) {
      piece += row(event, rows === 0);
      rows += 1;
      if (rows % ROWS_PER_PIECE !== 0) continue;
      yield piece;
      onRows(rows);
      piece = '';
    }
    yield piece + foot;
    onRows(rows);
  };
}
