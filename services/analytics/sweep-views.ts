import { DAY_MS } from '../../db/analytics/codes';
import { oldViews } from '../../db/analytics/store/remove-views';
import type { Db } from '../../db/connect';
import { hasLoadsBefore } from '../../db/web-vitals/loads';
import { purgeViews } from './purge-views';

/** Thirteen months, as the privacy page says. */
const KEPT_DAYS = 396;

/**
 * Forgets page views, and how pages felt, that are thirteen months old: once a day, when there are any. What
 * was counted of them stays. Returns how many views.
 * @throws the reason of `signal` once that is aborted
 */
export async function sweepViews(db: Db, now: Date, signal: AbortSignal): Promise<number> {
  const day = Math.floor(now.getTime() / DAY_MS) - KEPT_DAYS;
  const [oldest] = await oldViews(db, day * DAY_MS, 0, 1);
  if (oldest === undefined && !(await hasLoadsBefore(db, day))) return 0;
  return purgeViews(db, day * DAY_MS, { signal });
}
