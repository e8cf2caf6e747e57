import type { Db } from '../../connect';
import { eventAt, timeOf } from '../codes';
import { rowsOf } from '../json-rows';
import { OPEN_DAY } from '../store/close-days';
import type { Span } from './views';

/** What there is to count. */
export interface Extent {
  /** From the first view that is still there to just after the last; without any, no time at all. */
  kept: Span;
  /** The first day that is open; see `../store/close-days.ts`. */
  openDay: number;
}

/** What there is to count at this moment. */
export async function readExtent(db: Db): Promise<Extent> {
  const [row] = await rowsOf<{ first: number | null; last: number | null; day: number }>(
    db,
    // Asked for together, SQLite would read all views.
    `select (select min(id) from analytics_views) as first,
       (select max(id) from analytics_views) as last, ${OPEN_DAY} as day`,
    [],
  );
  const { first, last, day: openDay = 0 } = row ?? {};
  const kept =
    first == null || last == null
      ? { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
      : { from: timeOf(first), to: timeOf(last) + 1 };
  return { kept, openDay };
}

/** When the latest view before a moment was; undefined without any. */
export async function latestView(db: Db, beforeMs: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ last: number | null }>(
    db,
    'select max(id) as last from analytics_views where id < ?',
    [eventAt(beforeMs)],
  );
  return row?.last == null ? undefined : timeOf(row.last);
}
