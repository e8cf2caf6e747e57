import { type Db, isPostgres } from '../connect';
import { eventAt } from './codes';
import { fromHex, jsonRows, rowsOf, toHex } from './json-rows';
import { makePartitions } from './partitions';

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

/** A session and the latest of its views. */
export interface KnownSession {
  id: number;
  last: StoredView | undefined;
}

const COLUMNS = [
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
const ALL = COLUMNS.map((column) => `v.${column}`).join();

/** Any fixed number; it names the lock among all users of the same PostgreSQL database. */
const POSTGRES_LOCK = 4_127_010;

/**
 * Waits until nobody else counts views. The first statement of a transaction that does: what it
 * reads next stays as it is until it has written.
 */
export async function holdCounting(tx: Db): Promise<void> {
  if (isPostgres(tx)) await tx.raw('select pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
  else await tx.raw('delete from analytics_returns where level < 0');
}

/** Sessions by their ids, as 32 hexadecimal digits. */
export async function findSessions(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KnownSession>> {
  const given = jsonRows(db, ['text']);
  const rows = await rowsOf<StoredView & { digits: string; known: number }>(
    db,
    `select ${toHex(db, 's.session_id')} as digits, s.id as known, ${ALL} from ${given.from}
     ${given.join} analytics_sessions s on s.session_id = ${fromHex(db, `${given.columns[0]}`)}
     left join analytics_views v on v.id = s.last_event`,
    [JSON.stringify(ids.map((id) => [id]))],
  );
  return new Map(
    rows.map(({ digits, known, ...view }) => [
      digits,
      { id: known, last: view.id === null ? undefined : view },
    ]),
  );
}

/** Views by their keys, as 20 hexadecimal digits. */
export async function findViews(db: Db, keys: readonly string[]): Promise<Map<string, StoredView>> {
  if (keys.length === 0) return new Map();
  const given = jsonRows(db, ['text']);
  const rows = await rowsOf<StoredView & { digits: string }>(
    db,
    `select ${toHex(db, 'k.view_key')} as digits, ${ALL} from ${given.from}
     ${given.join} analytics_view_keys k on k.view_key = ${fromHex(db, `${given.columns[0]}`)}
     join analytics_views v on v.id = k.event`,
    [JSON.stringify(keys.map((key) => [key]))],
  );
  return new Map(rows.map(({ digits, ...view }) => [digits, view]));
}

/** Stores new sessions and returns their numbers by their ids. */
export async function addSessions(
  db: Db,
  ids: readonly string[],
  synthetic: 0 | 1,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const given = jsonRows(db, ['text']);
  const rows = await rowsOf<{ id: number; digits: string }>(
    db,
    `insert into analytics_sessions (session_id, last_event, synthetic)
     select ${fromHex(db, `${given.columns[0]}`)}, 0, ${synthetic} from ${given.from}
     returning id, ${toHex(db, 'session_id')} as digits`,
    [JSON.stringify(ids.map((id) => [id]))],
  );
  return new Map(rows.map(({ id, digits }) => [digits, id]));
}

/** The highest number given to an event in each of these milliseconds that has one. */
export async function lastNumbers(db: Db, times: readonly number[]): Promise<Map<number, number>> {
  const given = jsonRows(db, ['bigint', 'bigint', 'bigint']);
  const [at, from, to] = given.columns;
  const rows = await rowsOf<{ at: number; last: number | null }>(
    db,
    `select ${at} as at, (select max(id) from analytics_views where id >= ${from} and id < ${to}) as last
     from ${given.from}`,
    [JSON.stringify(times.map((time) => [time, eventAt(time), eventAt(time + 1)]))],
  );
  return new Map(rows.flatMap(({ at: time, last }) => (last === null ? [] : [[time, last]])));
}

/** What storing a group of views changes. */
export interface ViewChanges {
  added: readonly StoredView[];
  /** Views that were there and have another duration or a next view now. */
  changed: readonly StoredView[];
  /** Hexadecimal digits of the key, and the event. */
  keys: readonly (readonly [string, number])[];
  /** Number of the session, and its latest event. */
  sessions: readonly (readonly [number, number])[];
}

/** Writes views, their keys, and which is the latest of each session. */
export async function storeViews(db: Db, changes: ViewChanges): Promise<void> {
  const { added, changed, keys, sessions } = changes;
  if (added.length > 0) {
    await makePartitions(
      db,
      added.map(({ id }) => id),
    );
    const given = jsonRows(
      db,
      COLUMNS.map(() => 'bigint'),
    );
    await db.raw(
      `insert into analytics_views (${COLUMNS.join()}) select ${given.columns.join()} from ${given.from}`,
      [JSON.stringify(added.map((view) => COLUMNS.map((column) => view[column])))],
    );
    await updateFrom(db, 'analytics_sessions', ['last_event'], sessions);
  }
  if (keys.length > 0) {
    const given = jsonRows(db, ['text', 'bigint']);
    await db.raw(
      `insert into analytics_view_keys (view_key, event)
       select ${fromHex(db, `${given.columns[0]}`)}, ${given.columns[1]} from ${given.from}`,
      [JSON.stringify(keys)],
    );
  }
  await updateFrom(
    db,
    'analytics_views',
    ['duration_ms', 'next_ms'],
    changed.map(({ id, duration_ms, next_ms }) => [id, duration_ms, next_ms]),
  );
}

/** Sets columns of rows by their ids. Each row: the id, then the values. */
async function updateFrom(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (number | null)[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = jsonRows(db, ['bigint', ...columns.map(() => 'bigint' as const)]);
  const set = columns.map((column, index) => `${column} = ${given.columns[index + 1]}`);
  await db.raw(
    `update ${table} set ${set.join()} from ${given.from} where ${table}.id = ${given.columns[0]}`,
    [JSON.stringify(rows)],
  );
}
