import { sessionsOf } from '../../../../services/analytics/summary/sessions-of';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { anArrival, storeViews } from '../../../support/views/views';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2025, 5, 1);

const [EARLY, LATE] = ['a'.repeat(32), 'b'.repeat(32)];
/** Hours since the start at which each is there: both come back two days later. */
const VIEWS = [
  [EARLY, 2],
  [LATE, 5.5],
  [EARLY, 30],
  [LATE, 31],
  [EARLY, 54],
] as const;

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    for (const [session, hour] of VIEWS)
      await storeViews(database.db, [
        anArrival({ at: new Date(START + hour * HOUR_MS).toISOString(), session }),
      ]);
  });
  afterAll(() => database.drop());

  test.each([
    // Begins in the first half of a day, before and after the one that stays away until the next.
    [1.5, 72, 2],
    [3.5, 72, 2],
    [5.25, 72, 2],
    [5.6, 72, 2],
    // Begins in the second half.
    [13.25, 72, 2],
    [30.5, 72, 2],
    [31.5, 72, 1],
    // Ends within a day, within an hour, before anybody came.
    [3.5, 30.5, 2],
    [5, 5.5, 0],
    [5.25, 5.75, 1],
    [0, 1, 0],
  ])('from hour %s to hour %s there are %s sessions', async (from, to, sessions) => {
    const span = { from: START + from * HOUR_MS, to: START + to * HOUR_MS };
    expect(await sessionsOf(database.db, span)).toBe(sessions);
  });
});
