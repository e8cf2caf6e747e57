import {
  DAY_MS,
  DIMENSIONS,
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
import { createSums, type Value } from './sums';

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

/** Whether a view is the last of its visit so far. */
function endsVisit({ next_ms }: Pick<StoredView, 'next_ms'>): boolean {
  return next_ms === null || next_ms > VISIT_GAP_MS;
}

/** Whether a view is all there is of its visit. */
function isBounce(view: Pick<StoredView, 'gap_ms' | 'next_ms'>): boolean {
  return beginsVisit(view) && endsVisit(view);
}

/** Two hours or days as one number, which a map finds faster than a text: enough of them for a thousand years. */
const STARTS = 2 ** 24;

/** Which sums a view changes. */
export interface Counted {
  /** Of this day and those after it only hours are counted; see `closeDays`. */
  openDay: number;
  /** Earlier days that keep sums of their hours by everything. */
  withHours: ReadonlySet<number>;
}

/** An empty ledger. Days and hours are collected; months follow from the days. */
export function createLedger({ openDay, withHours }: Counted): Ledger {
  const days = createSums();
  const hours = createSums();
  const returns = { hour: new Map<number, Returning>(), day: new Map<number, Returning>() };

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
      hours.add(hour, ALL, by);
      if (!isOpen) days.add(day, ALL, by);
      if (isOpen || withHours.has(day)) hours.addAlike(hour, values, by);
      if (!isOpen) days.addAlike(day, values, by);
      const addOne = (value: Value, visits: number) => {
        const one = { ...NOTHING, views: sign, visits };
        if (isOpen || withHours.has(day)) hours.add(hour, value, one);
        if (!isOpen) days.add(day, value, one);
      };
      const page = values.find(([dimension]) => dimension === DIMENSIONS.page);
      if (page) addOne([DIMENSIONS.exit, page[1]], endsVisit(view) ? sign : 0);
      // A view that has not told how long it was seen is not one that was seen for no time.
      if (view.duration_ms > 0) addOne([DIMENSIONS.visibleTime, classOf(view.duration_ms)], 0);
      addReturn('hour', view, sign);
      addReturn('day', view, sign);
    },
    note: (outcome, atMs, events) => {
      const value: Value = [DIMENSIONS.outcome, OUTCOMES[outcome]];
      const by = { ...NOTHING, views: events };
      const day = Math.floor(atMs / DAY_MS);
      if (day >= openDay || withHours.has(day)) hours.add(Math.floor(atMs / HOUR_MS), value, by);
      if (day < openDay) days.add(day, value, by);
    },
    cells: () => {
      const months = createSums();
      days.each((day, value, by) => months.add(monthOfDay(day), value, by));
      return [
        ...hours.cells(LEVELS.hour),
        ...days.cells(LEVELS.day),
        ...months.cells(LEVELS.month),
      ];
    },
    returning: () =>
      [...returns.hour.values(), ...returns.day.values()].filter(({ sessions }) => sessions !== 0),
  };
}

const ALL: Value = [DIMENSIONS.all, 0];
const NOTHING: Counts = { views: 0, visits: 0, bounces: 0, duration_ms: 0 };
