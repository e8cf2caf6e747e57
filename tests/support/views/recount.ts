import { timeOf } from '../../../db/analytics/codes';
import { rowsOf } from '../../../db/analytics/json-rows';
import { firstOpenDay } from '../../../db/analytics/store/close-days';
import type { Cell, Returning } from '../../../db/analytics/store/rollups';
import { NEVER_YET, type StoredView } from '../../../db/analytics/store/views';
import type { Db } from '../../../db/connect';
import { ledgerSince } from '../../../services/analytics/count/open-ledger';
import { learnWords, valuesIn } from '../../../services/analytics/count/view-words';
import { createWordBook } from '../../../services/analytics/words/word-book';

/** Outcomes are of events received, which views do not tell. */
const OUTCOME = 11;

/**
 * Counts all stored views again and returns how many sums differ from those that were kept, and how
 * many views do not agree with the views before them.
 */
export async function recount(db: Db): Promise<{ wrongSums: number; wrongViews: number }> {
  const views = await rowsOf<StoredView>(db, 'select * from analytics_views order by id', []);
  const book = createWordBook();
  const times = views.map(({ id }) => timeOf(id));
  const ledger = await ledgerSince(db, await firstOpenDay(db), times);
  await db.transaction(async (tx) => {
    book.begin(0);
    await learnWords(tx, book, { fresh: [], stored: views }, 0);
  });
  const valuesOf = valuesIn(book);
  for (const view of views) ledger.count(view, valuesOf(view), 1);

  const kept = await rowsOf<Cell>(db, 'select * from analytics_rollups where dimension <> ?', [
    OUTCOME,
  ]);
  const returning = await rowsOf<Returning>(db, 'select * from analytics_returns', []);
  return {
    wrongSums: differing(textOf(kept, ledger.cells()), textOf(returning, ledger.returning())),
    wrongViews: brokenChains(views),
  };
}

const KEYS = [
  'level',
  'dimension',
  'start',
  'value',
  'previous',
  'views',
  'visits',
  'bounces',
  'duration_ms',
  'sessions',
];

type Pair = readonly [string[], string[]];

function textOf(kept: readonly object[], counted: readonly object[]): Pair {
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, KEYS)).sort();
  return [lines(kept), lines(counted)];
}

function differing(...pairs: Pair[]): number {
  return pairs.reduce((sum, [kept, counted]) => {
    const known = new Set(counted);
    return (
      sum + Math.abs(kept.length - counted.length) + kept.filter((line) => !known.has(line)).length
    );
  }, 0);
}

/** A view's pause is that of the view before it, and the other way round. */
function brokenChains(views: readonly StoredView[]): number {
  const last = new Map<number, StoredView>();
  let wrong = 0;
  for (const view of views) {
    const before = last.get(view.session);
    const gap = before ? timeOf(view.id) - timeOf(before.id) : null;
    if (view.gap_ms !== gap || (before && before.next_ms !== gap)) wrong += 1;
    last.set(view.session, view);
  }
  return (
    wrong + [...last.values()].filter(({ next_ms }) => (next_ms ?? NEVER_YET) !== NEVER_YET).length
  );
}
