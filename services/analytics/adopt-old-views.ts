import {
  dropOldViews,
  hasOldViews,
  type OldView,
  takeOldViews,
} from '../../db/analytics/store/old-views';
import { holdCounting } from '../../db/analytics/store/views';
import type { Db } from '../../db/connect';
import type { Arrival } from './count/arrival';
import { countArrivals } from './count/count-arrivals';
import { outsideReferrer } from './outside-referrer';
import { keyOfUuid } from './view-key';
import { createWordBook } from './words/word-book';

const BATCH = 1_000;
const OWN_HOSTS = new Set<string>();

/**
 * Counts the views that the first schema kept, which migration 010 set aside, and returns how many
 * there were. A batch a transaction: broken off, it goes on where it was.
 */
export async function adoptOldViews(db: Db): Promise<number> {
  const book = createWordBook();
  let adopted = 0;
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      await holdCounting(tx);
      if (!(await hasOldViews(tx))) return 0;
      const views = await takeOldViews(tx, BATCH);
      const latest = views.at(-1);
      if (latest) {
        await countArrivals(tx, book, views.map(toArrival), {
          nowMs: Date.parse(latest.created_at),
        });
      } else await dropOldViews(tx);
      return views.length;
    });
    if (rows === 0) return adopted;
    adopted += rows;
  }
}

function toArrival(view: OldView): Arrival {
  return {
    atMs: Date.parse(view.created_at),
    key: view.view_id === null ? null : keyOfUuid(view.view_id),
    session: view.session_id.replaceAll('-', '').toLowerCase(),
    place: view.path,
    referrer: outsideReferrer(view.referrer, OWN_HOSTS),
    agent: view.user_agent,
    country: null,
    durationMs: view.duration_ms,
  };
}
