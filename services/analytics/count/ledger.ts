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
/** Two hours or days as one number likewise: enough of them for a thousand years. */
const STARTS = 2 ** 24;

type Sums = Map<number, Map<number, Counts>>;

/** The views of one day that are counted by the same values; most share theirs with others. */
type Alike = Map<readonly Value[], Counts>;

/** An empty ledger. Days and hours are collected; months follow from the days. */
export function createLedger(): Ledger {
  const days: Sums = new Map();
  const hours: Sums = new Map();
  const alike = new Map<number, Alike>();
  const returns = { hour: new Map<number, Returning>(), day: new Map<number, Returning>() };

  function add(sums: Sums, start: number, [dimension, value]: Value, by: Counts): void {
    let cells = sums.get(start);
    if (!cells) {
      cells = new Map();
      sums.set(start, cells);
    }
    addTo(cells, dimension * VALUES + value, by);
  }

  function addAlike(day: number, values: readonly Value[], by: Counts): void {
    const group = alike.get(day) ?? new Map();
    alike.set(day, group);
    addTo(group, values, by);
  }

  function spreadAlike(): void {
    for (const [day, groups] of alike) {
      for (const [values, by] of groups) for (const value of values) add(days, day, value, by);
    }
    alike.clear();
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
      const day = Math.floor(at / DAY_MS);
      const by: Counts = {
        views: sign,
        visits: beginsVisit(view) ? sign : 0,
        bounces: isBounce(view) ? sign : 0,
        duration_ms: view.duration_ms * sign,
      };
      add(hours, Math.floor(at / HOUR_MS), ALL, by);
      add(days, day, ALL, by);
      addAlike(day, values, by);
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
      spreadAlike();
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
