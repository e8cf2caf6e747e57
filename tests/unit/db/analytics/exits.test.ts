import { up as addExits } from '../../../../db/migrations/019-exits';
import { purgeViews } from '../../../../services/analytics/purge-views';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, testDatabase } from '../../../support/database/test-database';
import { anArrival, closeAllDays, storeViews } from '../../../support/views/views';

/** Visits around midnights and the end of a month, and one that is not over on the last day. */
const LIST = [
  ['2025-05-30T23:50', 1, '/'],
  ['2025-05-31T00:10', 1, '/africa'],
  ['2025-05-31T23:55', 2, '/africa?ref=mail'],
  ['2025-06-01T00:20', 2, '/'],
  ['2025-06-01T00:51', 2, '/africa'],
  ['2025-06-01T12:00', 3, '/africa?ref=a'],
  ['2025-06-02T08:00', 3, '/'],
  ['2025-06-02T08:30', 3, '/'],
] as const;

describe.each(ENGINES)('on %s', (engine) => {
  test.each([true, false])('sums of before learn their exits; days over: %s', async (areOver) => {
    const { db, drop } = await testDatabase(engine);
    for (const [at, session, place] of LIST) {
      const digits = String(session).padStart(32, '0');
      await storeViews(db, [anArrival({ at: `${at}:00.000Z`, session: digits, place })]);
    }
    if (areOver) await closeAllDays(db);
    const exits = () =>
      db('analytics_rollups').where('dimension', 12).orderBy(['level', 'start', 'value']);
    const counted = await exits();
    await db('analytics_rollups').where('dimension', 12).delete();

    await addExits(db);

    expect(await exits()).toEqual(counted);
    expect(counted.length).toBeGreaterThan(5);
    await drop();
  });

  test('where views were purged before, exits are not known, and not nought', async () => {
    const { db, drop } = await testDatabase(engine);
    for (const [at, session, place] of LIST) {
      const digits = String(session).padStart(32, '0');
      await storeViews(db, [anArrival({ at: `${at}:00.000Z`, session: digits, place })]);
    }
    await closeAllDays(db);
    await purgeViews(db, Date.UTC(2025, 5, 1));
    await db('analytics_rollups').where('dimension', 12).delete();
    await addExits(db);
    const exitsSince = async (from: string) => {
      const query = SummaryQuery.parse({ from, to: '2025-06-02' });
      const { pages } = await summarize(db, query, Date.UTC(2025, 5, 3));
      return Object.fromEntries(pages.map(({ name, exits }) => [name, exits]));
    };

    expect(await exitsSince('2025-06-01')).toEqual({ '/': 2, '/africa': 2 });
    expect(await exitsSince('2025-05-31')).toEqual({ '/': 2, '/africa': null });
    expect(await exitsSince('2025-05-01')).toEqual({ '/': null, '/africa': null });
    await drop();
  });
});
