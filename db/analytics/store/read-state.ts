import { type Db, isPostgres } from '../../connect';
import { DATA_VERSION } from '../../engine/write-ahead';
import { DAY_MS, eventAt, HOURS } from '../codes';
import { fromHex, jsonColumn, jsonRows, rowsOf, toHex } from '../json-rows';
import { LAST_HOUR_BEFORE, OPEN_DAY } from './close-days';
import { LATEST_TERM_SWEEP } from './remove-terms';
import { type StoredView, VIEW_COLUMNS } from './views';

/** A session and the latest of its views. */
export interface KnownSession {
  id: number;
  last: StoredView | undefined;
}

/** What new views build upon. */
export interface CountingState {
  /** By key, as 20 hexadecimal digits. */
  views: Map<string, StoredView>;
  /** By id, as 32 hexadecimal digits. */
  sessions: Map<string, KnownSession>;
  /** The highest number given to a session. */
  lastSession: number;
  /** The highest number given to an event at a moment or after it; 0 when there is none. */
  lastEvent: number;
  /** The first day without sums of its own; those of its hours will be added up. */
  openDay: number;
  /** The last hour before today that has sums, -1 without any. */
  lastHour: number;
  /** `LATEST_TERM_SWEEP`: numbers of words hold as long as it does. */
  termSweep: number;
  /** `DATA_VERSION`, 0 on PostgreSQL. */
  version: number;
}

interface Row extends StoredView {
  part: 'view' | 'session' | 'last' | 'event' | 'open' | 'hour' | 'sweep' | 'version';
  digits: string;
  known: number;
}

/**
 * Reads what is known of views and sessions, in one query. Call it after `holdCounting`.
 * @param sinceMs the moment from which on events may get numbers
 * @param nowMs the moment whose day is today
 */
export async function readState(
  db: Db,
  keys: readonly string[],
  sessions: readonly string[],
  sinceMs = 0,
  nowMs = 0,
): Promise<CountingState> {
  const given = jsonRows(db, ['text']);
  const columns = VIEW_COLUMNS.map((column) => `v.${column}`).join();
  const digits = fromHex(db, `${given.columns[0]}`);
  const today = Math.floor(nowMs / DAY_MS) * HOURS;
  const nothing = VIEW_COLUMNS.map(() => 'cast(null as bigint)').join();
  const rows = await rowsOf<Row>(
    db,
    `select 'view' as part, ${toHex(db, 'k.view_key')} as digits, k.event as known, ${columns}
     from ${given.from} ${given.join} analytics_view_keys k on k.view_key = ${digits}
     join analytics_views v on v.id = k.event
     union all
     select 'session', ${toHex(db, 's.session_id')}, s.id, ${columns}
     from ${given.from} ${given.join} analytics_sessions s on s.session_id = ${digits}
     left join analytics_views v on v.id = s.last_event
     union all
     select 'last', '', coalesce((select max(id) from analytics_sessions), 0), ${nothing}
     union all
     select 'event', '',
       coalesce((select max(id) from analytics_views where id >= ?), 0), ${nothing}
     union all
     select 'open', '', ${OPEN_DAY}, ${nothing}
     union all
     select 'hour', '', ${LAST_HOUR_BEFORE}, ${nothing}
     union all
     select 'sweep', '', ${LATEST_TERM_SWEEP}, ${nothing}
     union all
     select 'version', '', ${isPostgres(db) ? 0 : DATA_VERSION}, ${nothing}`,
    [jsonColumn(keys), jsonColumn(sessions), eventAt(sinceMs), today, today],
    true,
  );

  const state: CountingState = {
    views: new Map(),
    sessions: new Map(),
    lastSession: 0,
    lastEvent: 0,
    openDay: 0,
    lastHour: 0,
    termSweep: 0,
    version: 0,
  };
  for (const { part, digits: id, known, ...view } of rows) {
    if (part === 'view') state.views.set(id, view);
    else if (part === 'last') state.lastSession = known;
    else if (part === 'event') state.lastEvent = known;
    else if (part === 'open') state.openDay = known;
    else if (part === 'hour') state.lastHour = known;
    else if (part === 'sweep') state.termSweep = known;
    else if (part === 'version') state.version = known;
    else state.sessions.set(id, { id: known, last: view.id === null ? undefined : view });
  }
  return state;
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
