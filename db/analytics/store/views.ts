import { type Db, isPostgres } from '../../connect';
import type { Step } from './script';
import { insertSteps, updateSteps } from './write-steps';

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
  /** Until the next view of the same session; null for its last, or `NEVER_YET`. */
  next_ms: number | null;
  /** Place of the first view of its visit; 0 where that is not known. */
  visit_place: number;
  /** Referrer of the first view of its visit, null without one; 0 where that is not known. */
  visit_referrer: number | null;
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
  'visit_place',
  'visit_referrer',
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

/**
 * SQLite has it in `next_ms` where there is no next view: longer than any pause or range, it counts as null does,
 * which older rows hold. It keeps the room that its row needs once the next view comes: where a row grows, SQLite
 * tears its full page in two, and a sixth of the room stays empty.
 */
export const NEVER_YET = 2 ** 46;

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

const SESSION = {
  id: 'number',
  session_id: 'bytes',
  last_event: 'number',
  synthetic: 'number',
} as const;
const KEY = { view_key: 'bytes', event: 'number' } as const;
const LATEST = { id: 'number', last_event: 'number' } as const;
const CHANGED = { id: 'number', duration_ms: 'number', next_ms: 'number' } as const;
const VIEW = Object.fromEntries(VIEW_COLUMNS.map((column) => [column, 'number' as const]));

/** The statements that write views, their keys and their sessions. PostgreSQL wants `makePartitions` before. */
export function viewSteps(db: Db, changes: ViewChanges): Step[] {
  const { added, changed, keys, sessions, latest, synthetic } = changes;
  const last = new Map(latest);
  const opened = sessions.map(([id, digits]) => [id, digits, last.get(id) ?? 0, synthetic]);
  const isNew = new Set(sessions.map(([id]) => id));
  return [
    ...insertSteps(db, 'analytics_sessions', SESSION, opened),
    ...insertSteps(
      db,
      'analytics_views',
      VIEW,
      added.map((view) => rowOf(db, view)),
    ),
    ...insertSteps(db, 'analytics_view_keys', KEY, keys),
    ...updateSteps(
      db,
      'analytics_sessions',
      LATEST,
      latest.filter(([id]) => !isNew.has(id)),
    ),
    ...updateSteps(
      db,
      'analytics_views',
      CHANGED,
      changed.map((view) => [view.id, view.duration_ms, nextOf(db, view)]),
    ),
  ];
}

function rowOf(db: Db, view: StoredView): (number | null)[] {
  return VIEW_COLUMNS.map((column) => (column === 'next_ms' ? nextOf(db, view) : view[column]));
}

function nextOf(db: Db, { next_ms }: StoredView): number | null {
  return next_ms ?? (isPostgres(db) ? null : NEVER_YET);
}
