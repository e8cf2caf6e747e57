import { timeOf } from '../../../db/analytics/codes';
import type { CountingState } from '../../../db/analytics/store/read-state';
import type { StoredView } from '../../../db/analytics/store/views';
import type { Arrival, Circumstances } from './arrival';
import { openSessions, shareViews } from './sessions';

/** Views that are stored together, and what they build upon. */
export interface Group extends Circumstances {
  arrivals: readonly Arrival[];
  /** Those that are not stored yet. */
  fresh: readonly Arrival[];
  /** Views that are there, which may change. */
  stored: readonly StoredView[];
  /** Number and digits of the id of sessions that are new. */
  opened: readonly (readonly [number, string])[];
  state: CountingState;
}

/** Sorts arrivals into what is new and what is there; opens the sessions that are new. */
export function openGroup(
  state: CountingState,
  arrivals: readonly Arrival[],
  circumstances: Circumstances,
): Group {
  const { views } = state;
  const fresh = firstOfEachKey(arrivals.filter(({ key }) => key === null || !views.has(key)));
  const opened = openSessions(state, fresh);
  return { ...circumstances, arrivals, fresh, stored: shareViews(state), opened, state };
}

/** The earliest moment of a group. */
export function earliestOf(arrivals: readonly Arrival[], nowMs: number): number {
  return arrivals.reduce((least, { atMs }) => Math.min(least, atMs), nowMs);
}

/** Every moment whose day a group may count in. */
export function momentsOf({ arrivals, stored, nowMs }: Group): number[] {
  return [nowMs, ...arrivals.map(({ atMs }) => atMs), ...stored.map(({ id }) => timeOf(id))];
}

function firstOfEachKey(arrivals: readonly Arrival[]): Arrival[] {
  const seen = new Set<string>();
  return arrivals.filter(({ key }) => key === null || (!seen.has(key) && seen.add(key)));
}
