import { DAY_MS, timeOf } from '../../../db/analytics/codes';
import type { CountingState, KnownSession } from '../../../db/analytics/store/read-state';
import { noteViewsChanged, unchangedByOthers } from '../../../db/analytics/store/views-epoch';
import type { Arrival } from './arrival';
import { earliestOf } from './group';
import { openDayOf } from './open-ledger';
import { createRecent } from './recent';

/** Sessions that are remembered at least, at most twice as many. Some 400 bytes each. */
const SESSIONS_MIN = 40_000;
/** Groups that are read for at most, after the memory was wrong again and again. */
const PAUSE_MAX = 511;

/**
 * What the groups before have left behind, so that the next need not read it: sessions with their latest view.
 * A session or view that is not remembered is taken to be new; where it is not, its unique key refuses the
 * group, which then is read for.
 */
export interface Memory {
  /** What these arrivals build upon. Undefined where they may be older than what is remembered. */
  recall(arrivals: readonly Arrival[], nowMs: number): CountingState | undefined;
  /** Puts what is remembered of a state that was read into the place of its copies. */
  unite(state: CountingState): void;
  /** Remembers the state that a group leaves behind. */
  learn(state: CountingState, nowMs: number): void;
  /** Whether nobody else has changed views since it learned last. */
  isValid(): boolean;
  /** Whether to build upon it: not for a while after it was wrong. */
  isReady(): boolean;
  /** Is told of each group whether it was stored. */
  ended(isStored: boolean): void;
}

/** What holds for all views. */
type Common = Omit<CountingState, 'views' | 'sessions'> & { isValid(): boolean };

interface Remembered {
  session: KnownSession;
  /** Of its latest view; null where that is not known. */
  key: string | null;
}

/** An empty one. For one database, and one group after the other. */
export function createMemory(): Memory {
  const sessions = createRecent<string, Remembered>();
  let common: Common | undefined;
  let clockMs = 0;
  let pause = 0;
  let groupsToWait = 0;

  function forget(): void {
    common = undefined;
    sessions.clear();
  }

  return {
    recall: (arrivals, nowMs) => {
      if (!common?.isValid() || earliestOf(arrivals, nowMs) < clockMs) return undefined;
      if (dayOf(nowMs) !== dayOf(clockMs)) return undefined;
      const state: CountingState = { ...common, views: new Map(), sessions: new Map() };
      for (const { session: digits } of arrivals) {
        if (state.sessions.has(digits)) continue;
        const known = sessions.get(digits);
        if (!known) continue;
        state.sessions.set(digits, known.session);
        if (known.key !== null && known.session.last)
          state.views.set(known.key, known.session.last);
      }
      return state;
    },
    unite: (state) => {
      if (state.version !== common?.version || !common.isValid()) forget();
      for (const digits of state.sessions.keys()) {
        const known = sessions.get(digits);
        if (known) state.sessions.set(digits, known.session);
      }
    },
    learn: ({ views, sessions: learned, ...rest }, nowMs) => {
      const byNumber = new Map<number, Remembered>();
      for (const [digits, session] of learned) {
        const known = { session, key: null };
        sessions.set(digits, known);
        byNumber.set(session.id, known);
        rest.lastSession = Math.max(rest.lastSession, session.id);
        rest.lastEvent = Math.max(rest.lastEvent, session.last?.id ?? 0);
      }
      for (const [key, view] of views) {
        const known = byNumber.get(view.session);
        // It came as if it were another session's, and may be the latest of one that is remembered.
        if (!known) return forget();
        if (known.session.last === view) known.key = key;
      }
      noteViewsChanged(sessions);
      common = { ...rest, openDay: openDayOf(rest), isValid: unchangedByOthers(sessions) };
      clockMs = Math.max(clockMs, nowMs, timeOf(rest.lastEvent));
      if (sessions.size() > SESSIONS_MIN) sessions.age();
    },
    isValid: () => common?.isValid() === true,
    isReady: () => common !== undefined && groupsToWait === 0,
    ended: (isStored) => {
      if (!isStored) {
        forget();
        pause = Math.min(2 * pause + 1, PAUSE_MAX);
        groupsToWait = pause;
      } else if (groupsToWait > 0) groupsToWait -= 1;
      else pause = Math.floor(pause / 2);
    },
  };
}

function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}
