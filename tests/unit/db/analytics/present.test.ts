import { DIMENSIONS, HOUR_MS, LEVELS } from '../../../../db/analytics/codes';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { anArrival, storeViews } from '../../../support/views/views';

const HOUR = Date.UTC(2025, 5, 30, 9);
const [EARLY, LATE] = [HOUR + 60_000, HOUR + 1_200_000];
/** What no view says, so that it can only come from the sum. */
const MARKED = 1_000;

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    for (const at of [EARLY, LATE])
      await storeViews(database.db, [anArrival({ at: new Date(at).toISOString() })]);
    await database
      .db('analytics_rollups')
      .where({ level: LEVELS.hour, dimension: DIMENSIONS.all, start: HOUR / HOUR_MS })
      .update({ views: MARKED });
  });
  afterAll(() => database.drop());

  const summaryTo = async (toMs: number, interval: 'hour' | 'day') => {
    const query = SummaryQuery.parse({ to: new Date(toMs).toISOString(), interval });
    const { totals, series } = await summarize(database.db, query, LATE);
    return { views: totals.views, last: series.at(-1)?.views };
  };

  test.each(['hour', 'day'] as const)('the present %s is read from its sum', async (interval) => {
    expect(await summaryTo(LATE + 1, interval)).toEqual({ views: MARKED, last: MARKED });
  });

  test('one that ends before its last view is read from its views', async () => {
    expect(await summaryTo(LATE, 'hour')).toEqual({ views: 1, last: 1 });
  });
});
