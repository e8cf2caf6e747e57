import type { AnalyticsEventRow } from '../../db/tables';
import { EVENT_COLUMNS, type EventWriter } from './event-columns';

/** Rows held in memory at least; readers like large groups, and this many are some 20 MB. */
const GROUP_ROWS = 50_000;

/** What a column holds where it is no text. */
const TYPES = {
  created_at: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  duration_ms: { type: 'INT32' },
  synthetic: { type: 'BOOLEAN' },
} as const;
const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const NULLABLE: readonly string[] = ['referrer', 'user_agent', 'country'];

/** Page views as Parquet, a row group at a time. */
export const eventParquet: EventWriter = async function* write(pages, onRows) {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema: schema() });

  /** The bytes written since the last time; where they are in the file the writer counts itself. */
  function taken(): Uint8Array {
    const bytes = new Uint8Array(writer.buffer, 0, writer.index).slice();
    writer.index = 0;
    return bytes;
  }

  let group: AnalyticsEventRow[] = [];
  let rows = 0;
  async function encode(): Promise<void> {
    await parquet.write({
      columnData: EVENT_COLUMNS.map((name) => ({
        name,
        data: group.map((event) => cellOf(event, name)),
      })),
      rowGroupSize: group.length,
    });
    rows += group.length;
    group = [];
  }

  for await (const page of pages) {
    group.push(...page);
    if (group.length < GROUP_ROWS) continue;
    await encode();
    yield taken();
    onRows(rows);
  }
  if (group.length > 0) await encode();
  await parquet.finish();
  yield taken();
  onRows(rows);
};

function schema() {
  return [
    { name: 'root', num_children: EVENT_COLUMNS.length },
    ...EVENT_COLUMNS.map((name) => ({
      name,
      repetition_type: NULLABLE.includes(name) ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      ...(name in TYPES ? TYPES[name as keyof typeof TYPES] : TEXT), // just looked up
    })),
  ];
}

function cellOf(event: AnalyticsEventRow, name: (typeof EVENT_COLUMNS)[number]) {
  if (name === 'created_at') return new Date(event.created_at);
  if (name === 'synthetic') return event.synthetic === 1;
  return event[name];
}
