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
import type { Cell, Counts, Returning } from '../../../db/analytics/rollups';
import type { StoredView } from '../../../db/analytics/views';
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

type Sums = Map<number, Map<number, Counts>>;

/** An empty ledger. Days and hours are collected; months follow from the days. */
export function createLedger(): Ledger {
  const days: Sums = new Map();
  const hours: Sums = new Map();
  const returns = { hour: new Map<string, Returning>(), day: new Map<string, Returning>() };

  function add(sums: Sums, start: number, [dimension, value]: Value, by: Counts): void {
    let cells = sums.get(start);
    if (!cells) {
      cells = new Map();
      sums.set(start, cells);
    }
    const key = dimension * VALUES + value;
    const cell = cells.get(key);
    if (!cell) cells.set(key, { ...by });
    else {
      cell.views += by.views;
      cell.visits += by.visits;
      cell.bounces += by.bounces;
      cell.duration_ms += by.duration_ms;
    }
  }

  function addReturn(level: 'hour' | 'day', view: StoredView, sign: number): void {
    const length = level === 'hour' ? HOUR_MS : DAY_MS;
    const at = timeOf(view.id);
    const start = Math.floor(at / length);
    const previous = view.gap_ms === null ? NEVER : Math.floor((at - view.gap_ms) / length);
    if (previous === start) return;
    for (const since of [previous, EVERYONE]) {
      const key = `${start} ${since}`;
      const known = returns[level].get(key);
      if (known) known.sessions += sign;
      else
        returns[level].set(key, { level: LEVELS[level], start, previous: since, sessions: sign });
    }
  }

  return {
    count: (view, values, sign) => {
      const at = timeOf(view.id);
      const day = Math.floor(at / DAY_MS);
      const by: Counts = {
        views: sign,
        visits: beginsVisit(view) ? sign : 0,
        bounces: isBounce(view) ? sign : 0,
        duration_ms: view.duration_ms * sign,
      };
      add(hours, Math.floor(at / HOUR_MS), [DIMENSIONS.all, 0], by);
      add(days, day, [DIMENSIONS.all, 0], by);
      for (const value of values) add(days, day, value, by);
      // A view that has not told how long it was seen is not one that was seen for no time.
      if (view.duration_ms > 0) {
        add(days, day, [DIMENSIONS.visibleTime, classOf(view.duration_ms)], {
          ...NOTHING,
          views: sign,
        });
      }
      addReturn('hour', view, sign);
      addReturn('day', view, sign);
    },
    note: (outcome, atMs, events) =>
      add(days, Math.floor(atMs / DAY_MS), [DIMENSIONS.outcome, OUTCOMES[outcome]], {
        ...NOTHING,
        views: events,
      }),
    cells: () => {
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

const NOTHING: Counts = { views: 0, visits: 0, bounces: 0, duration_ms: 0 };

// Keys are made of whole dimensions only.
function valueOfKey(key: number): Value {
  return [Math.floor(key / VALUES) as Dimension, key % VALUES];
}

function cellsOf(level: number, sums: Sums): Cell[] {
  return [...sums].flatMap(([start, cells]) =>
    [...cells].flatMap(([key, by]) => {
      if (by.views === 0 && by.visits === 0 && by.bounces === 0 && by.duration_ms === 0) return [];
      const [dimension, value] = valueOfKey(key);
      return [{ level, dimension, start, value, ...by }];
    }),
  );
}
