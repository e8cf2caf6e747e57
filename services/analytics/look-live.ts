import { latestPlaces, viewsByMinute } from '../../db/analytics/read/live';
import { type Db, inSnapshot } from '../../db/connect';
import type { AdminLive } from '../contracts/admin/events';
import { MINUTE_MS } from '../contracts/limits/durations';
import { placeWords } from './words/place';

const PRESENT_MINUTES = 5;
const SHOWN_MINUTES = 30;

/** Who is on the site, and how busy the last half hour was. */
export function lookLive(db: Db, nowMs: number): Promise<AdminLive> {
  const to = nowMs + 1;
  const thisMinute = Math.floor(nowMs / MINUTE_MS);
  const firstMinute = thisMinute - SHOWN_MINUTES + 1;

  return inSnapshot(db, async (tx) => {
    const places = await latestPlaces(tx, { from: nowMs - PRESENT_MINUTES * MINUTE_MS, to });
    const pages = new Map<string, number>();
    for (const { place, sessions } of places) {
      const { page } = placeWords(place);
      pages.set(page, (pages.get(page) ?? 0) + sessions);
    }
    const busy = await viewsByMinute(tx, { from: firstMinute * MINUTE_MS, to });
    const views = new Map(busy.map((row) => [row.minute, row.views]));
    return {
      visitors: [...pages.values()].reduce((sum, sessions) => sum + sessions, 0),
      pages: [...pages]
        .map(([name, visitors]) => ({ name, visitors }))
        .sort((a, b) => b.visitors - a.visitors || (a.name < b.name ? -1 : 1)),
      minutes: Array.from({ length: SHOWN_MINUTES }, (_, n) => ({
        t: new Date((firstMinute + n) * MINUTE_MS).toISOString(),
        views: views.get(firstMinute + n) ?? 0,
      })),
      at: new Date(nowMs).toISOString(),
    };
  });
}
