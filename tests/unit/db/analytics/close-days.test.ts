import { DAY_MS, DIMENSIONS, LEVELS } from '../../../../db/analytics/codes';
import { closeDays, daysWithHours, firstOpenDay } from '../../../../db/analytics/store/close-days';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { recount } from '../../../support/views/recount';
import { anArrival, storeViews } from '../../../support/views/views';

/** The last day of a month. */
const DAY = Date.UTC(2025, 5, 30) / DAY_MS;
const RIGHT = { wrongSums: 0, wrongViews: 0 };

const at = (day: number, hour: number) =>
  new Date((DAY + day) * DAY_MS + hour * 3_600_000).toISOString();

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  /** Starts of the sums of a size that pages are counted in. */
  const pagesIn = async (level: keyof typeof LEVELS): Promise<number[]> =>
    database
      .db('analytics_rollups')
      .where({ level: LEVELS[level], dimension: DIMENSIONS.page })
      .orderBy('start')
      .pluck('start');
  const hourOf = (day: number, hour: number) => (DAY + day) * 24 + hour;

  test('a view changes sums of its hour until the first one of a later day', async () => {
    await storeViews(database.db, [anArrival({ at: at(0, 3) })]);
    await storeViews(database.db, [anArrival({ at: at(0, 9) })]);
    expect(await firstOpenDay(database.db)).toBe(0);
    expect(await pagesIn('hour')).toEqual([hourOf(0, 3), hourOf(0, 9)]);
    expect(await pagesIn('day')).toEqual([]);

    await storeViews(database.db, [anArrival({ at: at(2, 1) })]);

    expect(await firstOpenDay(database.db)).toBe(DAY + 1);
    expect(await pagesIn('hour')).toEqual([hourOf(2, 1)]);
    expect(await pagesIn('day')).toEqual([DAY]);
    expect(await pagesIn('month')).toEqual([2025 * 12 + 5]);
    expect(await recount(database.db)).toEqual(RIGHT);
  });

  test('a day with many views keeps its hours, and what comes late is counted in both', async () => {
    const session = 'a'.repeat(32);
    await storeViews(database.db, [anArrival({ at: at(0, 3), session, durationMs: 4_000 })]);
    await database.db.transaction((tx) => closeDays(tx, 0, DAY + 1, 1));
    expect(await daysWithHours(database.db, [DAY, DAY + 1])).toEqual(new Set([DAY]));

    // The same visit, just after midnight; then a clock that went back.
    await storeViews(database.db, [anArrival({ at: at(1, 0), session })]);
    await storeViews(database.db, [anArrival({ at: at(0, 7) })]);

    expect(await pagesIn('hour')).toEqual([hourOf(0, 3), hourOf(0, 7), hourOf(1, 0)]);
    expect(await pagesIn('day')).toEqual([DAY]);
    expect(await recount(database.db)).toEqual(RIGHT);
  });

  test('what comes late for a day with few views is counted in days alone', async () => {
    await storeViews(database.db, [anArrival({ at: at(0, 3) })]);
    await storeViews(database.db, [anArrival({ at: at(1, 0) })]);

    await storeViews(database.db, [anArrival({ at: at(0, 7) })]);

    expect(await pagesIn('hour')).toEqual([hourOf(1, 0)]);
    expect(await recount(database.db)).toEqual(RIGHT);
  });
});
