import { DAY_MS, type Outcome, timeOf } from '../../../db/analytics/codes';
import { readState } from '../../../db/analytics/read-state';
import { rollupSteps } from '../../../db/analytics/rollups';
import { runScript } from '../../../db/analytics/script';
import { holdCounting, type StoredView, viewSteps } from '../../../db/analytics/views';
import type { Db } from '../../../db/connect';
import type { WordBook } from '../words/word-book';
import { numbering } from './numbering';
import { openLedger } from './open-ledger';
import { openSessions, sessionOf, shareViews } from './sessions';
import { learnWords, valuesIn, wordIdsIn } from './view-words';

/** A page view on its way into the tables. */
export interface Arrival {
  atMs: number;
  /** 20 hexadecimal digits by which it is known again; null when it never comes again. */
  key: string | null;
  /** 32 hexadecimal digits. */
  session: string;
  place: string;
  referrer: string | null;
  agent: string | null;
  country: string | null;
  durationMs: number;
}

/** Events that were received and are not views. */
export type Dropped = Partial<Record<Outcome, number>>;

/**
 * Stores views and everything that is counted of them, in the caller's transaction. A view that is
 * known raises its duration. A session's views are in the order they are stored in: one that is
 * said to be earlier than the latest is taken to be of the same moment.
 */
export async function countArrivals(
  tx: Db,
  book: WordBook,
  arrivals: readonly Arrival[],
  { dropped = {}, nowMs, synthetic = 0 }: { dropped?: Dropped; nowMs: number; synthetic?: 0 | 1 },
): Promise<void> {
  await holdCounting(tx);
  book.begin();
  const earliest = arrivals.reduce((least, { atMs }) => Math.min(least, atMs), nowMs);
  const state = await readState(
    tx,
    keysOf(arrivals),
    [...new Set(arrivals.map(({ session }) => session))],
    earliest,
    nowMs,
  );
  const { views: known, sessions } = state;
  const fresh = firstOfEachKey(arrivals.filter(({ key }) => key === null || !known.has(key)));
  const opened = openSessions(state, fresh);
  const stored = shareViews(state);
  await learnWords(tx, book, fresh, stored, Math.floor(nowMs / DAY_MS));
  // A session's latest view may be later than this one, where clocks disagree.
  const storedAt = stored.map(({ id }) => timeOf(id));
  const later = storedAt.filter((time) => time >= earliest);
  const times = new Set([...fresh.map(({ atMs }) => atMs), ...later]);
  const number = await numbering(tx, times, state.lastEvent);

  const told = arrivals.map(({ atMs }) => atMs);
  const ledger = await openLedger(tx, state, [nowMs, ...told, ...storedAt], nowMs);
  for (const [outcome, events] of Object.entries(dropped)) {
    ledger.note(outcome as Outcome, nowMs, events); // the keys of `Dropped`
  }
  const valuesOf = valuesIn(book);
  const idsOf = wordIdsIn(book);
  const added = new Set<StoredView>();
  const keys: [string, number][] = [];
  const changed = new Set<StoredView>();
  const latest = new Map<number, StoredView>();

  /** A view that was stored before no longer counts as what it was; what it is counts in the end. */
  function change(view: StoredView): StoredView {
    if (added.has(view) || changed.has(view)) return view;
    ledger.count(view, valuesOf(view), -1);
    changed.add(view);
    return view;
  }

  for (const arrival of arrivals) {
    const before = arrival.key === null ? undefined : known.get(arrival.key);
    ledger.note(before ? 'repeat' : 'view', arrival.atMs, 1);
    if (before) {
      if (arrival.durationMs > before.duration_ms) change(before).duration_ms = arrival.durationMs;
      continue;
    }
    const session = sessionOf(sessions, arrival.session);
    const { last } = session;
    const id = number(Math.max(arrival.atMs, last ? timeOf(last.id) : 0));
    const gap_ms = last ? timeOf(id) - timeOf(last.id) : null;
    if (last) change(last).next_ms = gap_ms;
    const view: StoredView = {
      id,
      session: session.id,
      ...idsOf(arrival),
      duration_ms: arrival.durationMs,
      gap_ms,
      next_ms: null,
    };
    session.last = view;
    latest.set(session.id, view);
    added.add(view);
    if (arrival.key !== null) {
      known.set(arrival.key, view);
      keys.push([arrival.key, id]);
    }
  }

  for (const views of [added, changed]) {
    for (const view of views) ledger.count(view, valuesOf(view), 1);
  }

  const steps = await viewSteps(tx, {
    added: [...added],
    changed: [...changed],
    keys,
    sessions: opened,
    latest: [...latest].map(([session, view]) => [session, view.id]),
    synthetic,
  });
  await runScript(tx, [...steps, ...rollupSteps(tx, ledger.cells(), ledger.returning())]);
}

function firstOfEachKey(arrivals: readonly Arrival[]): Arrival[] {
  const seen = new Set<string>();
  return arrivals.filter(({ key }) => key === null || (!seen.has(key) && seen.add(key)));
}

function keysOf(arrivals: readonly Arrival[]): string[] {
  const keys = new Set<string>();
  for (const { key } of arrivals) if (key !== null) keys.add(key);
  return [...keys];
}
