import { type Db, isPostgres } from '../connect';
import { fromHex, jsonRows } from './json-rows';
import { makePartitions } from './partitions';
import type { Step } from './script';

/** A view as it is stored: numbers only. Words are ids of `analytics_terms`. */
export interface StoredView {
  /** Holds its time; see `timeOf`. */
  id: number;
  session: number;
  place: number;
  referrer: number | null;
  agent: number | null;
  country: number | null;
  duration_ms: number;
  /** Since the view before it of the same session; null for its first. */
  gap_ms: number | null;
  /** Until the next view of the same session; null for its last. */
  next_ms: number | null;
}

/** The columns of a view, in order. */
export const VIEW_COLUMNS = [
  'id',
  'session',
  'place',
  'referrer',
  'agent',
  'country',
  'duration_ms',
  'gap_ms',
  'next_ms',
] as const satisfies readonly (keyof StoredView)[];

/** Any fixed number; it names the lock among all users of the same PostgreSQL database. */
const POSTGRES_LOCK = 4_127_010;

/**
 * Waits until nobody else counts views. The first statement of a transaction that does: what it
 * reads next stays as it is until it has written. On SQLite transactions begin with that.
 */
export async function holdCounting(tx: Db): Promise<void> {
  if (isPostgres(tx)) await tx.raw('select pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
}

/** What storing a group of views changes. */
export interface ViewChanges {
  added: readonly StoredView[];
  /** Views that were there and have another duration or a next view now. */
  changed: readonly StoredView[];
  /** Hexadecimal digits of the key, and the event. */
  keys: readonly (readonly [string, number])[];
  /** Number and digits of the id of sessions that are new. */
  sessions: readonly (readonly [number, string])[];
  /** Number of each session that has a new view, and its latest event. */
  latest: readonly (readonly [number, number])[];
  synthetic: 0 | 1;
}

/** The statements that write views, their keys and their sessions. Partitions are made at once. */
export async function viewSteps(db: Db, changes: ViewChanges): Promise<Step[]> {
  await makePartitions(
    db,
    changes.added.map(({ id }) => id),
  );
  const session = jsonRows(db, ['bigint', 'text']);
  const view = jsonRows(
    db,
    VIEW_COLUMNS.map(() => 'bigint'),
  );
  const key = jsonRows(db, ['text', 'bigint']);
  const added = changes.added.map((one) => VIEW_COLUMNS.map((column) => one[column]));
  const changed = changes.changed.map(({ id, duration_ms, next_ms }) => [id, duration_ms, next_ms]);
  return [
    ...step(
      `insert into analytics_sessions (id, session_id, last_event, synthetic)
       select ${session.columns[0]}, ${fromHex(db, `${session.columns[1]}`)}, 0, ${changes.synthetic}
       from ${session.from}`,
      changes.sessions,
    ),
    ...step(
      `insert into analytics_views (${VIEW_COLUMNS.join()})
       select ${view.columns.join()} from ${view.from}`,
      added,
    ),
    ...step(
      `insert into analytics_view_keys (view_key, event)
       select ${fromHex(db, `${key.columns[0]}`)}, ${key.columns[1]} from ${key.from}`,
      changes.keys,
    ),
    ...step(update(db, 'analytics_sessions', ['last_event']), changes.latest),
    ...step(update(db, 'analytics_views', ['duration_ms', 'next_ms']), changed),
  ];
}

/** Sets columns of rows by their ids. Each row: the id, then the values. */
function update(db: Db, table: string, columns: readonly string[]): string {
  const given = jsonRows(db, ['bigint', ...columns.map(() => 'bigint' as const)]);
  const set = columns.map((column, index) => `${column} = ${given.columns[index + 1]}`);
  return `update ${table} set ${set.join()} from ${given.from} where ${table}.id = ${given.columns[0]}`;
}

function step(sql: string, rows: readonly unknown[]): Step[] {
  return rows.length === 0 ? [] : [[sql, JSON.stringify(rows)]];
}
