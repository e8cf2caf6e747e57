import { holdCounting } from '../../../db/analytics/store/views';
import type { Db } from '../../../db/connect';
import { findLoads, type LoadRow, METRICS, putLoads } from '../../../db/web-vitals/loads';
import { addToSums, type Cell } from '../../../db/web-vitals/sums';
import { bucketOf } from './buckets';

/**
 * Stores loads and what is summed up of them, in the caller's transaction. What is told twice, or in
 * another order, comes to the same: every figure only grows, and where words differ the first in the
 * alphabet holds.
 */
export async function countLoads(tx: Db, arrived: readonly LoadRow[]): Promise<void> {
  await holdCounting(tx);
  const known = await findLoads(tx, [...new Set(arrived.map(({ view_key }) => view_key))]);
  const before = new Map(known.map((row) => [row.view_key, row]));
  const after = new Map(before);
  for (const load of arrived) {
    const earlier = after.get(load.view_key);
    after.set(load.view_key, earlier ? merged(earlier, load) : load);
  }
  const changed = [...after].filter(([key, load]) => !isSame(load, before.get(key)));
  await putLoads(
    tx,
    changed.map(([, load]) => load),
  );
  await addToSums(
    tx,
    summed(
      changed.flatMap(([key, load]) => {
        const old = before.get(key);
        return [...cellsOf(load, 1), ...(old ? cellsOf(old, -1) : [])];
      }),
    ),
  );
}

/** What a load counts for. */
export function cellsOf(load: LoadRow, sign: 1 | -1): Cell[] {
  const { day, page, connection } = load;
  return METRICS.flatMap((metric) => {
    const value = load[metric];
    if (value === null) return [];
    return [{ day, page, connection, metric, bucket: bucketOf(metric, value), loads: sign }];
  });
}

/** The same cells once each; what comes to nothing is left out. */
export function summed(cells: readonly Cell[]): Cell[] {
  const sums = new Map<string, Cell>();
  for (const cell of cells) {
    const key = [cell.day, cell.page, cell.connection, cell.metric, cell.bucket].join();
    const sum = sums.get(key);
    sums.set(key, { ...cell, loads: cell.loads + (sum?.loads ?? 0) });
  }
  return [...sums.values()].filter(({ loads }) => loads !== 0);
}

function merged(one: LoadRow, other: LoadRow): LoadRow {
  const row = { ...one };
  for (const metric of METRICS) row[metric] = most(one[metric], other[metric]);
  row.day = Math.min(one.day, other.day);
  if (other.page < one.page) row.page = other.page;
  if (other.connection < one.connection) row.connection = other.connection;
  return row;
}

function most(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

function isSame(one: LoadRow, other: LoadRow | undefined): boolean {
  if (!other) return false;
  const parts = [...METRICS, 'day', 'page', 'connection'] as const;
  return parts.every((part) => one[part] === other[part]);
}
