import {
  DAY_MS,
  DIMENSIONS,
  type Dimension,
  EVERYONE,
  HOUR_MS,
  LEVELS,
  monthOfDay,
  NEVER,
  OUTCOMES,
  type Outcome,
  timeOf,
  VISIT_GAP_MS,
} from '../../../db/analytics/codes';
import type { Cell, Counts, Returning } from '../../../db/analytics/store/rollups';
import type { StoredView } from '../../../db/analytics/store/views';
import { classOf } from '../../../db/analytics/visible-time';

/** What views are counted by: a dimension and a value of it. */
export type Value = readonly [Dimension, number];

/** Changes of the sums, collected before they are written. */
export interface Ledger {
  /** Adds what a view counts for, or takes it away. */
  count(view: StoredView, values: readonly Value[], sign: 1 | -1): void;
  /** Adds to what became of the events that were received. */
  note(outcome: Outcome, atMs: number, events: number): void;
  cells(): Cell[];
  returning(): Returning[];
}

/** Whether a view is the first of its visit. */
export function beginsVisit({ gap_ms }: Pick<StoredView, 'gap_ms'>): boolean {
  return gap_ms === null || gap_ms > VISIT_GAP_MS;
}

/** Whether a view is all there is of its visit. */
export function isBounce(view: Pick<StoredView, 'gap_ms' | 'next_ms'>): boolean {
  return beginsVisit(view) && (view.next_ms === null || view.next_ms > VISIT_GAP_MS);
}

/** Dimension and value as one number, which a map finds faster than a text. */
const VALUES = 2 ** 32;
/** Two hours or days as one number likewise: enough of them for a thousand years. */
const STARTS = 2 ** 24;

type Sums = Map<number, Map<number, Counts>>;

/** The views of one stretch that are counted by the same values. */
type Alike = Map<readonly Value[], Counts>;

/** Which sums a view changes. */
export interface Counted {
  /** Of this day and those after it only hours are counted; see `closeDays`. */
  openDay: number;
  /** Earlier days that keep sums of their hours by everything. */
  withHours: ReadonlySet<number>;
}

/** An empty ledger. Days and hours are collected; months follow from the days. */
export function createLedger({ openDay, withHours }: Counted): Ledger {
  const days: Sums = new Map();
  const hours: Sums = new Map();
  const alike = { hour: new Map<number, Alike>(), day: new Map<number, Alike>() };
  const returns = { hour: new Map<number, Returning>(), day: new Map<number, Returning>() };

  function add(sums: Sums, start: number, [dimension, value]: Value, by: Counts): void {
    let cells = sums.get(start);
    if (!cells) {
      cells = new Map();
      sums.set(start, cells);
    }
    addTo(cells, dimension * VALUES + value, by);
  }

  /** Adds what is counted by; most views of a stretch share theirs with others. */
  function addAlike(
    level: 'hour' | 'day',
    start: number,
    values: readonly Value[],
    by: Counts,
  ): void {
    const group = alike[level].get(start) ?? new Map();
    alike[level].set(start, group);
    addTo(group, values, by);
  }

  function spreadAlike(sums: Sums, level: 'hour' | 'day'): void {
    for (const [start, groups] of alike[level]) {
      for (const [values, by] of groups) for (const value of values) add(sums, start, value, by);
    }
    alike[level].clear();
  }

  function addReturn(level: 'hour' | 'day', view: StoredView, sign: number): void {
    const length = level === 'hour' ? HOUR_MS : DAY_MS;
    const at = timeOf(view.id);
    const start = Math.floor(at / length);
    const previous = view.gap_ms === null ? NEVER : Math.floor((at - view.gap_ms) / length);
    if (previous === start) return;
    addReturnSince(level, start, previous, sign);
    addReturnSince(level, start, EVERYONE, sign);
  }

  function addReturnSince(
    level: 'hour' | 'day',
    start: number,
    previous: number,
    sign: number,
  ): void {
    const key = start * STARTS + previous - EVERYONE;
    const known = returns[level].get(key);
    if (known) known.sessions += sign;
    else returns[level].set(key, { level: LEVELS[level], start, previous, sessions: sign });
  }

  return {
    count: (view, values, sign) => {
      const at = timeOf(view.id);
      const hour = Math.floor(at / HOUR_MS);
      const day = Math.floor(at / DAY_MS);
      const isOpen = day >= openDay;
      const by: Counts = {
        views: sign,
        visits: beginsVisit(view) ? sign : 0,
        bounces: isBounce(view) ? sign : 0,
        duration_ms: view.duration_ms * sign,
      };
      add(hours, hour, ALL, by);
      if (!isOpen) add(days, day, ALL, by);
      if (isOpen || withHours.has(day)) addAlike('hour', hour, values, by);
      if (!isOpen) addAlike('day', day, values, by);
      // A view that has not told how long it was seen is not one that was seen for no time.
      if (view.duration_ms > 0) {
        const timed: Value = [DIMENSIONS.visibleTime, classOf(view.duration_ms)];
        const one = { ...NOTHING, views: sign };
        if (isOpen || withHours.has(day)) add(hours, hour, timed, one);
        if (!isOpen) add(days, day, timed, one);
      }
      addReturn('hour', view, sign);
      addReturn('day', view, sign);
    },
    note: (outcome, atMs, events) => {
      const value: Value = [DIMENSIONS.outcome, OUTCOMES[outcome]];
      const by = { ...NOTHING, views: events };
      const day = Math.floor(atMs / DAY_MS);
      if (day >= openDay || withHours.has(day)) add(hours, Math.floor(atMs / HOUR_MS), value, by);
      if (day < openDay) add(days, day, value, by);
    },
    cells: () => {
      spreadAlike(hours, 'hour');
      spreadAlike(days, 'day');
      const months: Sums = new Map();
      for (const [day, cells] of days) {
        for (const [key, by] of cells) add(months, monthOfDay(day), valueOfKey(key), by);
      }
      return [
        ...cellsOf(LEVELS.hour, hours),
        ...cellsOf(LEVELS.day, days),
        ...cellsOf(LEVELS.month, months),
      ];
    },
    returning: () =>
      [...returns.hour.values(), ...returns.day.values()].filter(({ sessions }) => sessions !== 0),
  };
}

const ALL: Value = [DIMENSIONS.all, 0];
const NOTHING: Counts = { views: 0, visits: 0, bounces: 0, duration_ms: 0 };

function addTo<Key>(sums: Map<Key, Counts>, key: Key, by: Counts): void {
  const sum = sums.get(key);
  if (!sum) {
    sums.set(key, { ...by });
    return;
  }
  sum.views += by.views;
  sum.visits += by.visits;
  sum.bounces += by.bounces;
  sum.duration_ms += by.duration_ms;
}

// Keys are made of whole dimensions only.
function valueOfKey(key: number): Value {
  return [Math.floor(key / VALUES) as Dimension, key % VALUES];
}

function cellsOf(level: number, sums: Sums): Cell[] {
  const list: Cell[] = [];
  for (const [start, cells] of sums) {
    for (const [key, by] of cells) {
      if (by.views === 0 && by.visits === 0 && by.bounces === 0 && by.duration_ms === 0) continue;
      const [dimension, value] = valueOfKey(key);
      list.push({ level, dimension, start, value, ...by });
    }
  }
  return list;
}
