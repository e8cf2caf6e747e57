import { DAY_MS, HOUR_MS } from '../../../../db/analytics/codes';
import type { Arrival } from '../../../../services/analytics/count/arrival';
import { purgeViews } from '../../../../services/analytics/purge-views';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { INTERVALS, SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import fc from '../../../support/fuzz/fast-check';
import { figuresByPage, figuresOf, oracle } from '../../../support/views/view-oracle';
import { anArrival, closeAllDays, storeViews } from '../../../support/views/views';

const MINUTE = 60_000;
const START = Date.UTC(2025, 9, 27);
const END = START + 10 * DAY_MS;

const views = fc
  .array(
    fc.record({
      pause: fc.oneof(
        fc.integer({ min: 0, max: 40 * MINUTE }),
        fc.integer({ min: HOUR_MS, max: DAY_MS }),
      ),
      session: fc.integer({ min: 1, max: 4 }).map((n) => n.toString(16).padStart(32, '0')),
      place: fc.constantFrom('/', '/africa'),
      durationMs: fc.integer({ min: 0, max: 5 * MINUTE }),
    }),
    { minLength: 20, maxLength: 40 },
  )
  .map((list) => {
    let atMs = START;
    return list.map(({ pause, ...view }): Arrival => {
      atMs += pause;
      return anArrival({ ...view, atMs });
    });
  });
const moment = fc.oneof(
  fc.integer({ min: START - DAY_MS, max: END }),
  fc.integer({ min: -24, max: 240 }).map((hours) => START + hours * HOUR_MS),
);
const question = fc.record({
  ends: fc.tuple(moment, moment),
  interval: fc.constantFrom(...INTERVALS),
  tz: fc.constantFrom('UTC', 'Africa/Windhoek', 'Asia/Kolkata', 'Asia/Kathmandu'),
});
const pageOf = ({ place }: Arrival) => place;
const toUnit = (round: (n: number) => number, atMs: number, unit: number) =>
  round(atMs / unit) * unit;

let database: TestDatabase;
afterEach(() => database.drop());

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    database = await testDatabase(engine);
  });

  test('of purged views a range has its hours, the lists their days, and the parts make the whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        views,
        fc.integer({ min: 1, max: 11 }),
        fc.array(question, { minLength: 6, maxLength: 6 }),
        async (list, purgedDays, questions) => {
          await database.clear();
          for (const view of list) await storeViews(database.db, [view]);
          await closeAllDays(database.db);
          await purgeViews(database.db, START + purgedDays * DAY_MS);
          const all = oracle(list);
          const kept = all.find(({ atMs }) => atMs >= START + purgedDays * DAY_MS);
          const since = kept ? toUnit(Math.floor, kept.atMs, DAY_MS) : Number.POSITIVE_INFINITY;

          for (const { ends, interval, tz } of questions) {
            const from = Math.min(...ends);
            const to = Math.max(...ends) + 1;
            const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
            const asked = SummaryQuery.parse({ ...query, interval, tz });
            const hours = {
              from: from < since ? toUnit(Math.floor, from, HOUR_MS) : from,
              to: to < since ? toUnit(Math.ceil, to, HOUR_MS) : to,
            };

            const summary = await summarize(database.db, asked, END + DAY_MS);

            const { median, mean_ms, ...figures } = figuresOf(all, hours);
            expect(summary.totals).toMatchObject(figures);
            for (const figure of ['views', 'visits', 'duration_ms'] as const) {
              const sum = summary.series.reduce((total, point) => total + point[figure], 0);
              expect(sum).toBe(figures[figure]);
            }
            const listed = summary.listed
              ? { from: Date.parse(summary.listed.from), to: Date.parse(summary.listed.to) }
              : { from, to };
            const pages = figuresByPage(all, listed, pageOf).map(({ name, views, exits }) => [
              name,
              [views, exits],
            ]);
            const told = summary.pages.map(({ name, views, exits }) => [name, [views, exits]]);
            expect(Object.fromEntries(told)).toEqual(Object.fromEntries(pages));
            if (summary.listed && from < since) expect(listed.from % DAY_MS).toBe(0);
            expect(Math.abs(listed.from - from)).toBeLessThanOrEqual(DAY_MS);
            expect(Math.abs(listed.to - to)).toBeLessThanOrEqual(DAY_MS);
          }
        },
      ),
      { numRuns: engine === 'sqlite' ? 25 : 6, seed: 20_262 },
    );
  });

  test('a purged day of another zone is neither two days nor an empty chart', async () => {
    // from midnight on in Windhoek; in UTC the first two belong to the day before
    const moments = ['01T22:10', '01T23:50', '02T12:00', '02T23:00', '03T08:00', '09T12:00'];
    const list = moments.map((at) => anArrival({ at: `2025-06-${at}:00.000Z` }));
    await storeViews(database.db, list);
    await closeAllDays(database.db);
    await purgeViews(database.db, Date.UTC(2025, 5, 8));
    const day = { from: '2025-06-02', to: '2025-06-02' };
    const ask = (tz: string, interval: string) =>
      summarize(database.db, SummaryQuery.parse({ ...day, tz, interval }), Date.UTC(2025, 5, 10));

    const windhoek = await ask('Africa/Windhoek', 'hour');
    const kolkata = await ask('Asia/Kolkata', 'day');
    const utc = await ask('UTC', 'day');

    expect(windhoek.totals).toMatchObject({ views: 3, visits: 3, sessions: 3 });
    expect(windhoek.series.filter(({ views }) => views > 0)).toHaveLength(3);
    expect(windhoek.listed).toEqual({
      from: '2025-06-02T00:00:00.000Z',
      to: '2025-06-03T00:00:00.000Z',
    });
    expect(windhoek.pages).toEqual([expect.objectContaining({ name: '/', views: 2 })]);
    expect(kolkata.series).toEqual([expect.objectContaining({ views: 3, sessions: 3 })]);
    expect(utc).toMatchObject({ totals: { views: 2 }, listed: null });
  });

  test('before the first view of all nothing was purged, whatever the zone', async () => {
    await storeViews(database.db, [anArrival({ at: '2025-06-02T12:00:00.000Z' })]);
    const query = SummaryQuery.parse({ tz: 'Asia/Kathmandu', compare: 'previous' });

    const summary = await summarize(database.db, query, Date.UTC(2025, 5, 2, 13));

    expect(summary).toMatchObject({ totals: { views: 1, sessions: 1 }, listed: null });
  });
});
