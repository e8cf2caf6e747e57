import type { AnalyticsEventRow } from '../../db/tables';
import { csvCell, csvRow } from '../../services/contracts/csv';
import { remember } from '../../services/remember';
import { EVENT_COLUMNS, type EventWriter } from './event-columns';

const WORDS_MAX = 10_000;

interface TextForm {
  head: string;
  row(event: AnalyticsEventRow, isFirst: boolean): string;
  foot: string;
}

/** What visitors send; the rest is made of digits. The same words come again and again. */
const WORDS: readonly string[] = ['path', 'referrer', 'user_agent', 'country'];
const wordCell = remember(csvCell, WORDS_MAX);

function cellOf(value: string | number | null, column: string): string {
  if (value === null) return '';
  return typeof value === 'string' && WORDS.includes(column) ? wordCell(value) : String(value);
}

const json = (event: AnalyticsEventRow) => JSON.stringify(event, [...EVENT_COLUMNS]);

const FORMS = {
  csv: {
    head: csvRow(EVENT_COLUMNS),
    row: (event) => `${EVENT_COLUMNS.map((column) => cellOf(event[column], column)).join()}\r\n`,
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
  return async function* write(pages, onRows) {
    let rows = 0;
    if (head !== '') yield head;
    for await (const page of pages) {
      let piece = '';
      for (const event of page) {
        piece += row(event, rows === 0);
        rows += 1;
      }
      yield piece;
      onRows(rows);
    }
    if (foot !== '') yield foot;
    onRows(rows);
  };
}
