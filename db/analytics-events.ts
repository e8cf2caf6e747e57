import { type Db, isPostgres } from './connect';
import type { AnalyticsEventRow } from './tables';

const COLUMNS = [
  'id',
  'view_id',
  'session_id',
  'path',
  'referrer',
  'user_agent',
  'duration_ms',
  'created_at',
] as const satisfies readonly (keyof AnalyticsEventRow)[];

/** Rows in one statement: 800 values, under the limit of either engine. */
const ROWS_PER_STATEMENT = 100;
const PAGE_ROWS = 2_000;

/**
 * Stores views. A `view_id` that is known raises that view's duration and adds nothing.
 * Raw SQL: Knex builds a `union all` per row for SQLite, which is slower and ends at 500 rows.
 */
export async function insertEvents(db: Db, events: AnalyticsEventRow[]): Promise<void> {
  const rows = longestOfEachView(events);
  const longer = isPostgres(db) ? 'greatest' : 'max';
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    const places = part.map(() => `(${COLUMNS.map(() => '?').join()})`).join();
    await db.raw(
      `insert into analytics_events (${COLUMNS.join()}) values ${places}
       on conflict (view_id) do update set duration_ms =
         ${longer}(analytics_events.duration_ms, excluded.duration_ms)`,
      part.flatMap((row) => COLUMNS.map((column) => row[column])),
    );
  }
}

/**
 * PostgreSQL refuses to meet one view twice in a statement. In a fixed order, so that two
 * processes that raise the same views do not lock each other out.
 */
function longestOfEachView(events: AnalyticsEventRow[]): AnalyticsEventRow[] {
  const views = new Map<string, AnalyticsEventRow>();
  for (const event of events) {
    const key = event.view_id ?? event.id;
    const known = views.get(key);
    const duration_ms = Math.max(known?.duration_ms ?? 0, event.duration_ms);
    views.set(key, { ...(known ?? event), duration_ms });
  }
  return [...views].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event);
}

/** A stretch of time; open where an end is left out. */
export interface EventRange {
  /** ISO instant, included. */
  from?: string | undefined;
  /** ISO instant, not included. */
  to?: string | undefined;
}

/** Every view of a range, oldest first, a page of rows in memory at a time. */
export async function* eachEvent(
  db: Db,
  { from, to }: EventRange = {},
  pageRows = PAGE_ROWS,
): AsyncGenerator<AnalyticsEventRow> {
  let last: AnalyticsEventRow | undefined;
  do {
    const page = db('analytics_events')
      .select(...COLUMNS)
      .orderBy([{ column: 'created_at' }, { column: 'id' }])
      .limit(pageRows);
    if (to !== undefined) page.where('created_at', '<', to);
    if (last) page.whereRaw('(created_at, id) > (?, ?)', [last.created_at, last.id]);
    else if (from !== undefined) page.where('created_at', '>=', from);

    const rows: AnalyticsEventRow[] = await page;
    yield* rows;
    last = rows.length === pageRows ? rows.at(-1) : undefined;
  } while (last);
}

/** How many views a range holds. */
export async function countEvents(db: Db, { from, to }: EventRange = {}): Promise<number> {
  const query = db('analytics_events').count({ events: '*' });
  if (from !== undefined) query.where('created_at', '>=', from);
  if (to !== undefined) query.where('created_at', '<', to);
  const row = await query.first();
  return Number(row?.events ?? 0);
}
