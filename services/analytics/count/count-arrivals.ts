import { DAY_MS, type Outcome, timeOf } from '../../../db/analytics/codes';
import { readState } from '../../../db/analytics/read-state';
import { rollupSteps } from '../../../db/analytics/rollups';
import { runScript } from '../../../db/analytics/script';
import { holdCounting, type StoredView, viewSteps } from '../../../db/analytics/views';
import type { Db } from '../../../db/connect';
import type { WordBook } from '../words/word-book';
import { createLedger } from './ledger';
import { numbering } from './numbering';
import { openSessions, sessionOf, shareViews } from './sessions';
import { learnWords, valuesIn, wordIds } from './view-words';

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
  const ledger = createLedger();
  for (const [outcome, events] of Object.entries(dropped)) {
    ledger.note(outcome as Outcome, nowMs, events); // the keys of `Dropped`
  }

  const earliest = arrivals.reduce((least, { atMs }) => Math.min(least, atMs), nowMs);
  const state = await readState(
    tx,
    [...new Set(arrivals.flatMap(({ key }) => key ?? []))],
    [...new Set(arrivals.map(({ session }) => session))],
    earliest,
  );
  const { views: known, sessions } = state;
  const fresh = firstOfEachKey(arrivals.filter(({ key }) => key === null || !known.has(key)));
  const opened = openSessions(state, fresh);
  const stored = shareViews(state);
  await learnWords(tx, book, fresh, stored, Math.floor(nowMs / DAY_MS));
  // A session's latest view may be later than this one, where clocks disagree.
  const later = stored.map(({ id }) => timeOf(id)).filter((time) => time >= earliest);
  const times = new Set([...fresh.map(({ atMs }) => atMs), ...later]);
  const number = await numbering(tx, times, state.lastEvent);

  const valuesOf = valuesIn(book);
  const added: StoredView[] = [];
  const keys: [string, number][] = [];
  const changed = new Set<StoredView>();
  const latest = new Map<number, StoredView>();

  function change(view: StoredView, to: Partial<StoredView>): void {
    const values = valuesOf(view);
    ledger.count(view, values, -1);
    Object.assign(view, to);
    ledger.count(view, values, 1);
    changed.add(view);
  }

  for (const arrival of arrivals) {
    const before = arrival.key === null ? undefined : known.get(arrival.key);
    ledger.note(before ? 'repeat' : 'view', arrival.atMs, 1);
    if (before) {
      const duration_ms = Math.max(before.duration_ms, arrival.durationMs);
      if (duration_ms > before.duration_ms) change(before, { duration_ms });
      continue;
    }
    const session = sessionOf(sessions, arrival.session);
    const { last } = session;
    const id = number(Math.max(arrival.atMs, last ? timeOf(last.id) : 0));
    const gap_ms = last ? timeOf(id) - timeOf(last.id) : null;
    if (last) change(last, { next_ms: gap_ms });
    const view: StoredView = {
      id,
      session: session.id,
      ...wordIds(book, arrival),
      duration_ms: arrival.durationMs,
      gap_ms,
      next_ms: null,
    };
    ledger.count(view, valuesOf(view), 1);
    session.last = view;
    latest.set(session.id, view);
    added.push(view);
    if (arrival.key !== null) {
      known.set(arrival.key, view);
      keys.push([arrival.key, id]);
    }
  }

  const isNew = new Set(added);
  const steps = await viewSteps(tx, {
    added,
    changed: [...changed].filter((view) => !isNew.has(view)),
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
