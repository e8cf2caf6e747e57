import type { Db } from '../../connect';
import { jsonRows } from '../json-rows';
import type { Step } from './script';
import { insertSteps } from './write-steps';

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

/** Statements that add to the sums, below zero too. A sum that comes to nothing leaves no row. */
export function rollupSteps(
  db: Db,
  cells: readonly Cell[],
  returning: readonly Returning[],
): Step[] {
  return [
    ...addTo(db, 'analytics_rollups', ['level', 'dimension', 'start', 'value'], COUNTS, cells),
    ...addTo(db, 'analytics_returns', ['level', 'start', 'previous'], ['sessions'], returning),
  ];
}

/** What of a roll-up is added up: the columns of `Counts`. */
export const COUNTS = ['views', 'visits', 'bounces', 'duration_ms'] as const;
/** SQL of their sums, each under its own name. */
export const SUMS_OF_COUNTS = COUNTS.map((count) => `sum(${count}) as ${count}`).join();

function addTo<Row extends object, Key extends keyof Row & string>(
  db: Db,
  table: string,
  keys: readonly Key[],
  sums: readonly Key[],
  rows: readonly Row[],
): Step[] {
  if (rows.length === 0) return [];
  const columns = [...keys, ...sums];
  const add = insertSteps(
    db,
    table,
    Object.fromEntries(columns.map((column) => [column, 'number' as const])),
    rows.map((row) => columns.map((column) => Number(row[column]))),
    `on conflict (${keys.join()}) do update
     set ${sums.map((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`).join()}`,
  );
  // Where there are fewer views than before there may be none; a visit less leaves the view.
  const [first] = sums;
  const lowered = rows.filter((row) => first !== undefined && Number(row[first]) < 0);
  if (lowered.length === 0) return add;
  const place = jsonRows(
    db,
    keys.map(() => 'bigint'),
  );
  return [
    ...add,
    [
      `delete from ${table} where ${sums.map((sum) => `${sum} = 0`).join(' and ')}
       and (${keys.join()}) in (select ${place.columns.join()} from ${place.from})`,
      JSON.stringify(lowered.map((row) => keys.map((key) => row[key]))),
    ],
  ];
}
