import { type Db, isPostgres } from '../../connect';
import type { AnalyticsEventRow } from '../../tables';
import { eventAt, eventId, timeOf } from '../codes';
import { rowsOf, toHex } from '../json-rows';
import { termsById } from '../terms';

/** A stretch of time; open where an end is left out. */
export interface EventRange {
  /** ISO instant, included. */
  from?: string | undefined;
  /** ISO instant, not included. */
  to?: string | undefined;
}

const PAGE_ROWS = 2_000;
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

/** Every view of a range, oldest first, a page of rows in memory at a time. The next page is read meanwhile. */
export async function* eachPage(
  db: Db,
  range: EventRange = {},
  pageRows = PAGE_ROWS,
): AsyncGenerator<AnalyticsEventRow[]> {
  const read = createReader(db);
  const to = firstAt(range.to, EVER);
  const pageFrom = (from: number) =>
    rawEvents(db, 'v.id >= ? and v.id < ?', [from, to, pageRows], 'asc');
  let rows = await pageFrom(firstAt(range.from, 0));
  while (rows.length > 0) {
    const page = await read(rows);
    const last = rows.at(-1)?.id ?? EVER;
    const next = rows.length === pageRows ? pageFrom(last + 1) : Promise.resolve([]);
    // Nobody may ask for it any more.
    next.catch(() => {});
    yield page;
    rows = await next;
  }
}

/** The newest views, newest first; `before` an event when one is named. */
export async function listEvents(
  db: Db,
  { before = EVER, limit }: { before?: number | undefined; limit: number },
): Promise<AnalyticsEventRow[]> {
  const rows = await rawEvents(db, 'v.id < ?', [before, limit], 'desc');
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

type Cells = [number, string, 0 | 1, number, number | null, number | null, number | null, number];

/** The rows of a page come as one JSON text: the driver takes longer to make an object of each. */
async function rawEvents(
  db: Db,
  rule: string,
  parameters: number[],
  order: 'asc' | 'desc',
): Promise<Raw[]> {
  const [list, group] = isPostgres(db)
    ? ['json_build_array', 'json_agg']
    : ['json_array', 'json_group_array'];
  const [row] = await rowsOf<{ page: string | null }>(
    db,
    `select cast(${group}(${list}(v.id, ${toHex(db, 's.session_id')}, s.synthetic, v.place, v.referrer,
       v.agent, v.country, v.duration_ms) order by v.id ${order}) as text) as page
     from (select * from analytics_views v where ${rule} order by v.id ${order} limit ?) v
     join analytics_sessions s on s.id = v.session`,
    parameters,
  );
  const cells: Cells[] = JSON.parse(row?.page ?? '[]');
  return cells.map(([id, digits, synthetic, place, referrer, agent, country, duration_ms]) => ({
    id,
    digits,
    synthetic,
    place,
    referrer,
    agent,
    country,
    duration_ms,
  }));
}

/** Puts words in the place of their numbers. Each word is looked up once; their number is bounded. */
function createReader(db: Db): (rows: readonly Raw[]) => Promise<AnalyticsEventRow[]> {
  const texts = new Map<number, string>();
  const textOf = (id: number | null) => (id === null ? null : (texts.get(id) ?? null));

  return async (rows) => {
    const missing = new Set<number>();
    for (const { place, referrer, agent, country } of rows) {
      for (const id of [place, referrer, agent, country]) {
        if (id !== null && !texts.has(id)) missing.add(id);
      }
    }
    if (missing.size > 0) {
      for (const { id, text } of await termsById(db, [...missing])) texts.set(id, text);
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
