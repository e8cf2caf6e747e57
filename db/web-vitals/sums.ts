import { jsonRows, rowsOf } from '../analytics/json-rows';
import type { Db } from '../connect';
import type { Metric } from './loads';

/** So many loads of one day, page class, connection and bucket of a metric. */
export interface Cell {
  day: number;
  page: string;
  connection: string;
  metric: Metric;
  /** The upper end of the bucket. */
  bucket: number;
  loads: number;
}

const KEYS = ['day', 'page', 'connection', 'metric', 'bucket'] as const;

/** Adds to the sums, below zero too. A sum that comes to nothing leaves no row. */
export async function addToSums(db: Db, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const given = jsonRows(db, ['bigint', 'text', 'text', 'text', 'bigint', 'bigint']);
  const columns = [...KEYS, 'loads'] as const;
  await db.raw(
    `insert into web_vitals_rollups (${columns.join()})
     select ${given.columns.join()} from ${given.from} where true
     on conflict (${KEYS.join()}) do update set loads = web_vitals_rollups.loads + excluded.loads`,
    [JSON.stringify(cells.map((cell) => columns.map((column) => cell[column])))],
  );
  const lowered = cells.filter(({ loads }) => loads < 0);
  if (lowered.length === 0) return;
  // by their keys: all sums there ever were would be looked through otherwise
  const places = jsonRows(db, ['bigint', 'text', 'text', 'text', 'bigint']);
  await db.raw(
    `delete from web_vitals_rollups where loads = 0
     and (${KEYS.join()}) in (select ${places.columns.join()} from ${places.from})`,
    [JSON.stringify(lowered.map((cell) => KEYS.map((key) => cell[key])))],
  );
}

/** The sums of these days, over the days, in the order of the buckets. */
export function sumCells(db: Db, fromDay: number, toDay: number): Promise<Omit<Cell, 'day'>[]> {
  return rowsOf(
    db,
    `select page, connection, metric, bucket, sum(loads) as loads from web_vitals_rollups
     where day >= ? and day < ? group by page, connection, metric, bucket order by bucket`,
    [fromDay, toDay],
  );
}
