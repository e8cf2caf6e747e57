import type { Db } from '../connect';
import type { AnalyticsEventRow } from '../tables';
import { eventAt, eventId, timeOf } from './codes';
import { rowsOf, toHex } from './json-rows';
import { termsById } from './terms';

/** A stretch of time; open where an end is left out. */
export interface EventRange {
  /** ISO instant, included. */
  from?: string | undefined;
  /** ISO instant, not included. */
  to?: string | undefined;
}

const PAGE_ROWS = 5_000;
const EVER = Number.MAX_SAFE_INTEGER;

interface Raw {
  id: number;
  digits: string;
  synthetic: 0 | 1;
  place: number;
  referrer: number | null;
  agent: number | null;
  country: number | null;
  duration_ms: number;
}

/** Every view of a range, oldest first, a page of rows in memory at a time. */
export async function* eachEvent(
  db: Db,
  range: EventRange = {},
  pageRows = PAGE_ROWS,
): AsyncGenerator<AnalyticsEventRow> {
  const read = createReader(db);
  const to = firstAt(range.to, EVER);
  let from = firstAt(range.from, 0);
  let rows: Raw[];
  do {
    rows = await rawEvents(db, 'v.id >= ? and v.id < ? order by v.id', [from, to, pageRows]);
    yield* await read(rows);
    from = (rows.at(-1)?.id ?? EVER) + 1;
  } while (rows.length === pageRows);
}

/** The newest views, newest first; `before` an event when one is named. */
export async function listEvents(
  db: Db,
  { before = EVER, limit }: { before?: number | undefined; limit: number },
): Promise<AnalyticsEventRow[]> {
  const rows = await rawEvents(db, 'v.id < ? order by v.id desc', [before, limit]);
  return createReader(db)(rows);
}

/** How many views a range holds. */
export async function countEvents(db: Db, { from, to }: EventRange = {}): Promise<number> {
  const row = await db('analytics_views')
    .where('id', '>=', firstAt(from, 0))
    .where('id', '<', firstAt(to, EVER))
    .count({ events: '*' })
    .first();
  return Number(row?.events ?? 0);
}

function firstAt(instant: string | undefined, otherwise: number): number {
  return instant === undefined ? otherwise : eventAt(Date.parse(instant));
}

function rawEvents(db: Db, rest: string, parameters: number[]): Promise<Raw[]> {
  return rowsOf(
    db,
    `select v.id, ${toHex(db, 's.session_id')} as digits, s.synthetic, v.place, v.referrer,
       v.agent, v.country, v.duration_ms
     from analytics_views v join analytics_sessions s on s.id = v.session where ${rest} limit ?`,
    parameters,
  );
}

/** Puts words in the place of their numbers. Each word is looked up once; their number is bounded. */
function createReader(db: Db): (rows: readonly Raw[]) => Promise<AnalyticsEventRow[]> {
  const texts = new Map<number, string>();
  const textOf = (id: number | null) => (id === null ? null : (texts.get(id) ?? null));

  return async (rows) => {
    const ids = rows.flatMap(({ place, referrer, agent, country }) => [
      place,
      referrer,
      agent,
      country,
    ]);
    const missing = ids.filter((id): id is number => id !== null && !texts.has(id));
    if (missing.length > 0) {
      for (const { id, text } of await termsById(db, [...new Set(missing)])) texts.set(id, text);
    }
    return rows.map((row) => ({
      id: eventId(row.id),
      session_id: uuidOf(row.digits),
      path: textOf(row.place) ?? '',
      referrer: textOf(row.referrer),
      user_agent: textOf(row.agent),
      country: textOf(row.country),
      duration_ms: row.duration_ms,
      created_at: new Date(timeOf(row.id)).toISOString(),
      synthetic: row.synthetic,
    }));
  };
}

function uuidOf(digits: string): string {
  const cut = (from: number, to: number) => digits.slice(from, to);
  return `${cut(0, 8)}-${cut(8, 12)}-${cut(12, 16)}-${cut(16, 20)}-${cut(20, 32)}`;
}
