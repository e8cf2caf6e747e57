import { DAY_MS, timeOf } from '../../../db/analytics/codes';
import { makePartitions } from '../../../db/analytics/store/partitions';
import { readState } from '../../../db/analytics/store/read-state';
import { runScript } from '../../../db/analytics/store/script';
import { holdCounting } from '../../../db/analytics/store/views';
import { noteViewsChanged } from '../../../db/analytics/store/views-epoch';
import { type Db, isPostgres } from '../../../db/connect';
import type { WordBook } from '../words/word-book';
import type { Arrival, Circumstances } from './arrival';
import { countGroup, stepsOf } from './count-group';
import { earliestOf, momentsOf, openGroup } from './group';
import type { Memory } from './memory';
import { numbering } from './numbering';
import { openLedger } from './open-ledger';
import { learnWords } from './view-words';

/**
 * Stores views and everything that is counted of them, in the caller's transaction. A view that is
 * known raises its duration. A session's views are in the order they are stored in: one that is
 * said to be earlier than the latest is taken to be of the same moment.
 * @param given learns what the next group may build upon without asking; not of PostgreSQL, where other
 * processes may count between two groups
 */
export async function countArrivals(
  tx: Db,
  book: WordBook,
  arrivals: readonly Arrival[],
  circumstances: Circumstances,
  given?: Memory,
): Promise<void> {
  const { nowMs } = circumstances;
  const memory = isPostgres(tx) ? undefined : given;
  await holdCounting(tx);
  if (!memory) noteViewsChanged();
  const earliest = earliestOf(arrivals, nowMs);
  const state = await readState(tx, ...namesOf(arrivals), earliest, nowMs);
  memory?.unite(state);
  book.begin(state.termSweep);
  const group = openGroup(state, arrivals, circumstances);
  await learnWords(tx, book, group, Math.floor(nowMs / DAY_MS));
  // A session's latest view may be later than this one, where clocks disagree.
  const later = group.stored.map(({ id }) => timeOf(id)).filter((time) => time >= earliest);
  const times = [...group.fresh.map(({ atMs }) => atMs), ...later];
  const next = await numbering(tx, new Set(times), state.lastEvent);
  const ledger = await openLedger(tx, state, momentsOf(group), nowMs);
  const changes = countGroup(group, { book, ledger, next });
  const numbers = changes.added.map(({ id }) => id);
  await makePartitions(tx, numbers);
  await runScript(tx, stepsOf(tx, changes, ledger));
  memory?.learn(state, nowMs);
}

/** Keys and sessions, each once. */
function namesOf(arrivals: readonly Arrival[]): [string[], string[]] {
  const keys = new Set<string>();
  const sessions = new Set<string>();
  for (const { key, session } of arrivals) {
    if (key !== null) keys.add(key);
    sessions.add(session);
  }
  return [[...keys], [...sessions]];
}
