import type { Db } from '../../../db/connect';
import type { Arrival } from '../count/arrival';
import { countArrivals } from '../count/count-arrivals';
import { createWordBook } from '../words/word-book';
import { seedDemoLoads } from './demo-loads';
import { type DemoPlan, makeViews } from './make-views';

/** Views of one transaction: enough to share a commit, few enough not to hold up the service. */
const GROUP_VIEWS = 2_000;

/** How far a long work has come. */
export type Progress = (done: number) => void;

/**
 * Stores made-up traffic, marked as such, through the same counting as real views, and how its pages
 * felt. Returns how many views it was.
 */
export async function seedDemo(
  db: Db,
  plan: DemoPlan,
  onViews: Progress = () => {},
): Promise<number> {
  const book = createWordBook();
  let done = 0;

  async function store(group: readonly Arrival[]): Promise<void> {
    const nowMs = group.at(-1)?.atMs ?? 0;
    await db.transaction((tx) => countArrivals(tx, book, group, { nowMs, synthetic: 1 }));
    done += group.length;
    onViews(done);
  }

  for (const views of makeViews(plan)) {
    for (let start = 0; start < views.length; start += GROUP_VIEWS) {
      await store(views.slice(start, start + GROUP_VIEWS));
    }
  }
  await seedDemoLoads(db, plan);
  return done;
}
