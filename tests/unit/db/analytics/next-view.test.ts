import { rowsOf } from '../../../../db/analytics/json-rows';
import type { Db } from '../../../../db/connect';
import type { Arrival } from '../../../../services/analytics/count/arrival';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, testDatabase } from '../../../support/database/test-database';
import { recount } from '../../../support/views/recount';
import { aCounter, anArrival, countGroup, storeViews } from '../../../support/views/views';

const MINUTE = 60_000;
const START = Date.UTC(2025, 5, 2, 8);
const digits = (n: number, length: number) => n.toString(16).padStart(length, '0');

/** Sessions that look at four pages each, and tell how long with each of them. */
function* visits(sessions: number): Generator<Arrival> {
  for (let n = 0; n < sessions; n += 1) {
    for (let page = 0; page < 4; page += 1) {
      const key = digits(4 * n + page, 20);
      const atMs = START + n * 1_000 + page * 5 * MINUTE;
      const durationMs = 4 * MINUTE;
      yield anArrival({ atMs, key, session: digits(n, 32), place: `/${page}`, durationMs });
    }
  }
}

/** Stores them in the order of their times, a few at a time. */
async function storeVisits(db: Db, sessions: number): Promise<void> {
  const counter = aCounter();
  const list = [...visits(sessions)].sort((a, b) => a.atMs - b.atMs);
  for (let start = 0; start < list.length; start += 20) {
    const group = list.slice(start, start + 20);
    await countGroup(db, counter, group, group.at(-1)?.atMs ?? START);
  }
}

/** How many bytes the row of the first view takes. */
async function bytesOfFirst(db: Db): Promise<number> {
  await db('analytics_views').where('id', '>', db('analytics_views').min('id')).delete();
  const sql = `select sum(payload) as bytes from dbstat where name = 'analytics_views'`;
  const [row] = await rowsOf<{ bytes: number }>(db, sql, []);
  return row?.bytes ?? 0;
}

test.each([1, 29, 40_000])(
  'a row that grew would tear a full page: it does not, with its next view after %d minutes',
  async (minutes) => {
    const { db, drop } = await testDatabase('sqlite');
    const session = digits(1, 32);
    await storeViews(db, [anArrival({ atMs: START, session })]);
    const alone = await bytesOfFirst(db);

    await storeViews(db, [anArrival({ atMs: START + minutes * MINUTE, session })]);

    expect(await db('analytics_views').orderBy('id').first('next_ms')).toEqual({
      next_ms: minutes * MINUTE,
    });
    expect(await bytesOfFirst(db)).toBeLessThanOrEqual(alone);
    await drop();
  },
);

test.each(ENGINES)(
  'views that hold nothing for their next one count alike on %s',
  async (engine) => {
    const { db, drop } = await testDatabase(engine);
    await storeVisits(db, 20);
    const answers = () =>
      Promise.all(
        ['UTC', 'Asia/Kathmandu'].flatMap((tz) =>
          [{}, { path: '/3' }].map((filter) => {
            const range = { from: '2025-06-02T08:05:20Z', to: '2025-06-02T08:17:01Z' };
            return summarize(db, SummaryQuery.parse({ ...range, ...filter, tz }), START);
          }),
        ),
      );
    const before = await answers();

    // as the release before stored them
    await db.raw('update analytics_views set next_ms = null where next_ms is null or next_ms > ?', [
      30 * 24 * 60 * MINUTE,
    ]);

    expect(await answers()).toEqual(before);
    await countGroup(
      db,
      aCounter(),
      [anArrival({ atMs: START + 30 * MINUTE, session: digits(1, 32) })],
      START + 30 * MINUTE,
    );
    expect(await recount(db)).toEqual({ wrongSums: 0, wrongViews: 0 });
    await drop();
  },
);
