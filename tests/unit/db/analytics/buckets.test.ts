import { bucketRollups } from '../../../../db/analytics/read/buckets';
import { ENGINES, testDatabase } from '../../../support/database/test-database';
import { anArrival, storeViews } from '../../../support/views/views';

const FIRST = Date.UTC(2025, 5, 1, 22) / 3_600_000;

test.each(ENGINES)('a session counts once in each stretch of hours on %s', async (engine) => {
  const { db, drop } = await testDatabase(engine);
  const session = '1'.padStart(32, '0');
  for (const at of ['2025-06-01T21:30', '2025-06-01T22:10', '2025-06-01T23:50', '2025-06-03T01:00'])
    await storeViews(db, [anArrival({ at: `${at}:00.000Z`, session })]);
  const days = [0, 1, 2].map((index) => ({
    index,
    from: FIRST + 24 * index,
    to: FIRST + 24 * (index + 1),
  }));

  const counted = await bucketRollups(db, 'hour', days, 0);

  counted.sort((a, b) => a.index - b.index);
  expect(counted.map(({ index, views, sessions }) => [index, views, sessions])).toEqual([
    [0, 2, 1],
    [1, 1, 1],
  ]);
  await drop();
});

test.each(ENGINES)('a short stretch beside a long one ends where it ends on %s', async (engine) => {
  const { db, drop } = await testDatabase(engine);
  for (const [n, at] of ['2025-06-01T22:10', '2025-06-01T23:50'].entries()) {
    const session = `${n + 1}`.padStart(32, '0');
    await storeViews(db, [anArrival({ at: `${at}:00.000Z`, session })]);
  }
  const stretches = [
    { index: 0, from: FIRST, to: FIRST + 1 },
    { index: 1, from: FIRST + 1, to: FIRST + 24 },
  ];

  const counted = await bucketRollups(db, 'hour', stretches, 0);

  counted.sort((a, b) => a.index - b.index);
  expect(counted.map(({ sessions }) => sessions)).toEqual([1, 1]);
  await drop();
});
