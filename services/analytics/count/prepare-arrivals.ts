import { DAY_MS, timeOf } from '../../../db/analytics/codes';
import { scriptOf } from '../../../db/analytics/store/script';
import type { Db } from '../../../db/connect';
import type { Ahead } from '../../../db/engine/write-ahead';
import type { WordBook } from '../words/word-book';
import type { Arrival, Circumstances } from './arrival';
import { countGroup, stepsOf } from './count-group';
import { momentsOf, openGroup } from './group';
import { createLedger } from './ledger';
import type { Memory } from './memory';
import { numberFrom } from './numbering';
import { knowsWords } from './view-words';

/**
 * Makes ready what `countArrivals` would write, without a question to the database: from what is remembered of
 * the groups before. Undefined where that is not enough, as when a word or a day is new.
 */
export function prepareArrivals(
  db: Db,
  { book, memory }: { book: WordBook; memory: Memory },
  arrivals: readonly Arrival[],
  circumstances: Circumstances,
): Ahead | undefined {
  const { nowMs } = circumstances;
  const state = memory.recall(arrivals, nowMs);
  if (!state) return undefined;
  book.begin(state.termSweep);
  const group = openGroup(state, arrivals, circumstances);
  const { openDay, lastEvent } = state;
  const isPast = momentsOf(group).some((at) => at < openDay * DAY_MS);
  if (isPast || !knowsWords(book, group)) return undefined;
  const ledger = createLedger({ openDay, withHours: new Set() });
  // No number was given later than this one, and none of this group is earlier.
  const next = numberFrom(new Map([[timeOf(lastEvent), lastEvent]]));
  const changes = countGroup(group, { book, ledger, next });
  memory.learn(state, nowMs);
  const script = scriptOf(stepsOf(db, changes, ledger));
  return { script, version: state.version, isValid: memory.isValid };
}
