import { eventAt } from '../../../db/analytics/codes';
import {
  deleteTerms,
  nextTermsOfViews,
  termsBefore,
  termsOfSums,
} from '../../../db/analytics/store/remove-terms';
import { holdCounting } from '../../../db/analytics/store/views';
import type { Db } from '../../../db/connect';

/** Words of one transaction. */
const GROUP_TERMS = 2_000;
/** By so much may the clocks of those who count disagree. */
const CLOCKS_MS = 5 * 60_000;

/**
 * Removes the words from before a day of UTC, counted since 1970, that neither a view nor a sum says any more:
 * whole addresses of other sites, names of browsers in full. Returns how many. Others count while all views are
 * looked through; what came meanwhile is looked at once nobody does.
 * @throws the reason of `signal` once that is aborted; what is left goes the next time
 */
export async function forgetWords(db: Db, day: number, signal?: AbortSignal): Promise<number> {
  const unsaid = new Set(await termsBefore(db, day));
  const seen = await strikeSaid(db, unsaid, 0, signal);
  const since = Math.max(0, seen - eventAt(CLOCKS_MS));
  const ids = [...unsaid];
  let removed = 0;
  for (let start = 0; start < ids.length; start += GROUP_TERMS) {
    removed += await db.transaction(async (tx) => {
      await holdCounting(tx);
      const group = new Set(ids.slice(start, start + GROUP_TERMS));
      await strikeSaid(tx, group, since, signal);
      if (group.size > 0) await deleteTerms(tx, [...group]);
      return group.size;
    });
  }
  return removed;
}

/** Takes out of a set what sums say, and views after an event; returns the last of those. */
async function strikeSaid(
  db: Db,
  terms: Set<number>,
  after: number,
  signal?: AbortSignal,
): Promise<number> {
  for (const id of await termsOfSums(db)) terms.delete(id);
  let last = after;
  while (terms.size > 0) {
    signal?.throwIfAborted();
    const next = await nextTermsOfViews(db, last);
    if (!next) break;
    for (const id of next.terms) terms.delete(id);
    last = next.last;
  }
  return last;
}
