import { statSync } from 'node:fs';
import path from 'node:path';
import { countEvents } from '../../db/analytics/read/events';
import { type Db, openDb } from '../../db/connect';
import { migrate } from '../../db/migrate';
import { countArrivals } from '../../services/analytics/count/count-arrivals';
import { makeViews } from '../../services/analytics/demo/make-views';
import { createRandom, randomDigits } from '../../services/analytics/demo/random';
import { createWordBook } from '../../services/analytics/words/word-book';
import { DAY_MS } from '../../services/contracts/limits/durations';

const DAYS = 365;
const GROUP_VIEWS = 5_000;

/** A database with a year of views. */
export interface Filled {
  dataDir: string;
  file: string;
  views: number;
  secondsToFill: number;
  bytesPerView: number;
}

/** Fills a database through the counting that every view goes through, keys included. */
export async function fill(
  dataDir: string,
  views: number,
  paths: readonly string[],
): Promise<Filled> {
  const file = path.join(dataDir, 'site.sqlite');
  const db = openDb({ file });
  try {
    await migrate(db);
    const begun = performance.now();
    await store(db, views, paths);
    const secondsToFill = (performance.now() - begun) / 1000;
    await db.raw('pragma wal_checkpoint(truncate)');
    const stored = await countEvents(db);
    return {
      dataDir,
      file,
      views: stored,
      secondsToFill,
      bytesPerView: statSync(file).size / stored,
    };
  } finally {
    await db.destroy();
  }
}

async function store(db: Db, views: number, paths: readonly string[]): Promise<void> {
  const random = createRandom(7);
  const book = createWordBook();
  const toDay = Math.floor(Date.now() / DAY_MS);
  const plan = {
    fromDay: toDay - DAYS,
    toDay,
    viewsPerDay: views / DAYS,
    pages: paths.map((page, n) => [page, 1 / (n + 2)] as const),
    seed: 1,
  };
  for (const day of makeViews(plan)) {
    for (let start = 0; start < day.length; start += GROUP_VIEWS) {
      const group = day
        .slice(start, start + GROUP_VIEWS)
        .map((view) => ({ ...view, key: randomDigits(random).slice(0, 20) }));
      const nowMs = group.at(-1)?.atMs ?? 0;
      await db.transaction((tx) => countArrivals(tx, book, group, { nowMs }));
    }
  }
}
