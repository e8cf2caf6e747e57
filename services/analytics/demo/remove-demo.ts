import { DAY_MS, timeOf } from '../../../db/analytics/codes';
import { firstOpenDay } from '../../../db/analytics/store/close-days';
import { latestTermSweep } from '../../../db/analytics/store/remove-terms';
import {
  deleteSyntheticSessions,
  deleteViews,
  nextSynthetic,
} from '../../../db/analytics/store/remove-views';
import { rollupSteps } from '../../../db/analytics/store/rollups';
import { runScript } from '../../../db/analytics/store/script';
import { holdCounting } from '../../../db/analytics/store/views';
import type { Db } from '../../../db/connect';
import { ledgerSince } from '../count/open-ledger';
import { learnWords, valuesIn } from '../count/view-words';
import { forgetWords } from '../words/forget-words';
import { createWordBook, type WordBook } from '../words/word-book';
import { removeDemoLoads } from './demo-loads';
import type { Progress } from './seed-demo';

const GROUP_VIEWS = 2_000;

/** Takes made-up traffic out again, what it added to every sum, and the words that nothing says without it. Returns how many views. */
export async function removeDemo(db: Db, onViews: Progress = () => {}): Promise<number> {
  const book = createWordBook();
  let done = 0;
  for (;;) {
    const removed = await db.transaction((tx) => removeGroup(tx, book));
    if (removed === 0) break;
    done += removed;
    onViews(done);
  }
  await deleteSyntheticSessions(db);
  await removeDemoLoads(db);
  await forgetWords(db, Math.floor(Date.now() / DAY_MS) + 1);
  return done;
}

async function removeGroup(tx: Db, book: WordBook): Promise<number> {
  await holdCounting(tx);
  book.begin(await latestTermSweep(tx));
  const views = await nextSynthetic(tx, GROUP_VIEWS);
  const [first] = views;
  if (!first) return 0;

  await learnWords(tx, book, { fresh: [], stored: views }, Math.floor(timeOf(first.id) / DAY_MS));
  const times = views.map(({ id }) => timeOf(id));
  const ledger = await ledgerSince(tx, await firstOpenDay(tx), times);
  const valuesOf = valuesIn(book);
  for (const view of views) {
    ledger.count(view, valuesOf(view), -1);
    ledger.note('view', timeOf(view.id), -1);
  }
  await deleteViews(
    tx,
    views.map(({ id }) => id),
  );
  await runScript(tx, rollupSteps(tx, ledger.cells(), ledger.returning()));
  return views.length;
}
