import type { Db } from '../connect';

/** What is measured of a load: milliseconds, and the layout shift in thousandths. */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
/** One of `METRICS`. */
export type Metric = (typeof METRICS)[number];

/** A load of a page as it is stored. */
export interface LoadRow extends Record<Metric, number | null> {
  /** 20 hexadecimal digits by which it is known again. */
  view_key: string;
  /** Days since 1970 in UTC. */
  day: number;
  page: string;
  connection: string;
  /** 1 for what was made up for a demonstration. */
  synthetic: number;
}

/** Rows of one statement: SQLite takes some thirty thousand values at most. */
const ROWS_MAX = 500;

/** Those of the loads that are stored. */
export async function findLoads(db: Db, keys: readonly string[]): Promise<LoadRow[]> {
  const found: LoadRow[] = [];
  for (const some of parts(keys)) found.push(...(await loads(db).whereIn('view_key', some)));
  return found;
}

/** Stores loads, in place of what is stored under the same keys. */
export async function putLoads(db: Db, rows: readonly LoadRow[]): Promise<void> {
  for (const some of parts(rows)) await loads(db).insert(some).onConflict('view_key').merge();
}

/** Some of the loads that were made up, by key. */
export function someSynthetic(db: Db, limit: number): Promise<LoadRow[]> {
  return loads(db).where({ synthetic: 1 }).orderBy('view_key').limit(limit);
}

/** Removes loads by their keys. */
export async function deleteLoads(db: Db, keys: readonly string[]): Promise<void> {
  for (const some of parts(keys)) await loads(db).whereIn('view_key', some).delete();
}

/** Removes so many loads from before a day, but not made-up ones; returns how many there were. Their sums stay. */
export function deleteLoadsBefore(db: Db, day: number, limit: number): Promise<number> {
  const old = loads(db).where('day', '<', day).where({ synthetic: 0 }).limit(limit);
  return loads(db).whereIn('view_key', old.select('view_key')).delete();
}

/** Whether there are loads from before a day that were not made up. */
export async function hasLoadsBefore(db: Db, day: number): Promise<boolean> {
  const row = await loads(db).where('day', '<', day).where({ synthetic: 0 }).first('view_key');
  return row !== undefined;
}

/** Whether any load of these days was made up. */
export async function hasSyntheticLoads(db: Db, fromDay: number, toDay: number): Promise<boolean> {
  const row = await loads(db)
    .where({ synthetic: 1 })
    .where('day', '>=', fromDay)
    .where('day', '<', toDay)
    .first('view_key');
  return row !== undefined;
}

function loads(db: Db) {
  return db<LoadRow>('web_vitals');
}

function parts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_MAX) }, (_, n) =>
    items.slice(n * ROWS_MAX, (n + 1) * ROWS_MAX),
  );
}
