import type { AnalyticsEventRow } from '../../db/tables';

/** The columns of an export: those of the admin's event list, then what is known beside them. */
export const EVENT_COLUMNS = [
  'id',
  'created_at',
  'session_id',
  'path',
  'referrer',
  'user_agent',
  'duration_ms',
  'country',
  'synthetic',
] as const satisfies readonly (keyof AnalyticsEventRow)[];

/** Pages of page views on their way out, in pieces of text or bytes. `onRows` hears how many so far. */
export type EventWriter = (
  pages: AsyncIterable<readonly AnalyticsEventRow[]>,
  onRows: (rows: number) => void,
) => AsyncGenerator<string | Uint8Array>;
