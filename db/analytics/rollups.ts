import type { Db } from '../connect';
import { jsonRows } from './json-rows';

/** What is added up of views. */
export interface Counts {
  views: number;
  /** Visits that began with one of them. */
  visits: number;
  /** Visits that held nothing else. */
  bounces: number;
  duration_ms: number;
}

/** A sum of views: those of one stretch of time that share a word. See `codes.ts`. */
export interface Cell extends Counts {
  level: number;
  dimension: number;
  start: number;
  value: number;
}

/** Sessions that had a view in one stretch of time, and the latest one before in another. */
export interface Returning {
  level: number;
  start: number;
  /** `NEVER` for sessions that were not here before, `EVERYONE` for all of them together. */
  previous: number;
  sessions: number;
}

/** Adds to the sums, below zero too. A sum that comes to nothing leaves no row. */
export async function addToRollups(db: Db, cells: readonly Cell[]): Promise<void> {
  await addTo(db, 'analytics_rollups', ['level', 'dimension', 'start', 'value'], COUNTS, cells);
}

/** Adds to the numbers of sessions, below zero too. */
export async function addToReturns(db: Db, returning: readonly Returning[]): Promise<void> {
  await addTo(db, 'analytics_returns', ['level', 'start', 'previous'], ['sessions'], returning);
}

const COUNTS = ['views', 'visits', 'bounces', 'duration_ms'] as const;

/** Rows in one order, so that two transactions never wait for each other. */
async function addTo<Row extends object, Key extends keyof Row & string>(
  db: Db,
  table: string,
  keys: readonly Key[],
  sums: readonly Key[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...keys, ...sums];
  const given = jsonRows(
    db,
    columns.map(() => 'bigint'),
  );
  await db.raw(
    `insert into ${table} (${columns.join()}) select ${given.columns.join()} from ${given.from}
     where true on conflict (${keys.join()}) do update
     set ${sums.map((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`).join()}`,
    [JSON.stringify(rows.map((row) => columns.map((column) => row[column])))],
  );

  const lowered = rows.filter((row) => sums.some((sum) => Number(row[sum]) < 0));
  if (lowered.length === 0) return;
  const place = jsonRows(
    db,
    keys.map(() => 'bigint'),
  );
  await db.raw(
    `delete from ${table} where ${sums.map((sum) => `${sum} = 0`).join(' and ')}
     and (${keys.join()}) in (select ${place.columns.join()} from ${place.from})`,
    [JSON.stringify(lowered.map((row) => keys.map((key) => row[key])))],
  );
}
