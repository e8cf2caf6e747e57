import { type Outcome, timeOf } from '../../../db/analytics/codes';
import { rollupSteps } from '../../../db/analytics/store/rollups';
import type { Step } from '../../../db/analytics/store/script';
import { type StoredView, type ViewChanges, viewSteps } from '../../../db/analytics/store/views';
import type { ViewWord } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import type { WordBook } from '../words/word-book';
import type { Group } from './group';
import { beginsVisit, type Ledger } from './ledger';
import type { NextNumber } from './numbering';
import { sessionOf } from './sessions';
import { valuesIn, wordIdsIn } from './view-words';

/** What counting a group needs besides. */
interface Tools {
  /** Knows the group's words. */
  book: WordBook;
  ledger: Ledger;
  next: NextNumber;
}

/** What a group changes. Its state is that of after it, and the ledger holds what is counted. */
export function countGroup(group: Group, tools: Tools): ViewChanges {
  for (const [outcome, events] of Object.entries(group.dropped ?? {})) {
    tools.ledger.note(outcome as Outcome, group.nowMs, events); // the keys of `Dropped`
  }
  return countViews(group, tools);
}

/** The statements that store it. */
export function stepsOf(db: Db, changes: ViewChanges, ledger: Ledger): Step[] {
  return [...viewSteps(db, changes), ...rollupSteps(db, ledger.cells(), ledger.returning())];
}

function countViews(
  { arrivals, opened, state, synthetic = 0 }: Group,
  { book, ledger, next }: Tools,
): ViewChanges {
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
    const before = arrival.key === null ? undefined : state.views.get(arrival.key);
    ledger.note(before ? 'repeat' : 'view', arrival.atMs, 1);
    if (before) {
      if (arrival.durationMs > before.duration_ms) change(before).duration_ms = arrival.durationMs;
      continue;
    }
    const session = sessionOf(state.sessions, arrival.session);
    const { last } = session;
    const id = next(Math.max(arrival.atMs, last ? timeOf(last.id) : 0));
    const gap_ms = last ? timeOf(id) - timeOf(last.id) : null;
    if (last) change(last).next_ms = gap_ms;
    const words = idsOf(arrival);
    const view: StoredView = {
      id,
      session: session.id,
      ...words,
      duration_ms: arrival.durationMs,
      gap_ms,
      next_ms: null,
      ...originOf(words, gap_ms, last),
    };
    session.last = view;
    latest.set(session.id, view);
    added.add(view);
    if (arrival.key !== null) {
      state.views.set(arrival.key, view);
      keys.push([arrival.key, id]);
    }
  }

  for (const views of [added, changed]) {
    for (const view of views) ledger.count(view, valuesOf(view), 1);
  }

  return {
    added: [...added],
    changed: [...changed],
    keys,
    sessions: opened,
    latest: [...latest].map(([session, view]) => [session, view.id]),
    synthetic,
  };
}

/** What the visit of a view began with. */
function originOf(
  { place, referrer }: Pick<StoredView, ViewWord>,
  gap_ms: number | null,
  last: StoredView | undefined,
): Pick<StoredView, 'visit_place' | 'visit_referrer'> {
  if (!last || beginsVisit({ gap_ms })) return { visit_place: place, visit_referrer: referrer };
  return { visit_place: last.visit_place, visit_referrer: last.visit_referrer };
}
