import {
  dropPartition,
  makePartitions,
  makePartitionsAhead,
} from '../../../../db/analytics/store/partitions';
import { holdCounting } from '../../../../db/analytics/store/views';
import { openDb } from '../../../../db/connect';
import { purgeViews } from '../../../../services/analytics/purge-views';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { allEvents, anArrival, storeViews } from '../../../support/views/views';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase('postgres');
});
afterEach(() => database.drop());

const JUNE = Date.UTC(2025, 5, 2);

async function partitions(): Promise<string[]> {
  const { rows } = await database.db.raw(
    `select relid::text as name from pg_partition_tree('analytics_views') where isleaf order by 1`,
  );
  return rows.map(({ name }: { name: string }) => name.replace('analytics_views_', ''));
}

/** The figures of the whole of 2025. */
async function totals() {
  const query = SummaryQuery.parse({ from: '2025-01-01', to: '2025-12-31' });
  return (await summarize(database.db, query, JUNE)).totals;
}

test('a view of a new month makes its partition, once', async () => {
  await storeViews(database.db, [anArrival({ at: '2025-06-30T23:59:59.999Z' })]);
  await storeViews(database.db, [anArrival({ at: '2025-07-01T00:00:00.000Z' })]);
  await storeViews(database.db, [anArrival({ at: '2025-07-01T00:00:01.000Z' })]);

  expect(await partitions()).toEqual(['2025_06', '2025_07']);
});

test('the months ahead are there before they are needed, also for several that make them at once', async () => {
  const others = Array.from({ length: 4 }, () => openDb(database.address));

  await Promise.all(
    others.map((db) =>
      db.transaction(async (tx) => {
        await holdCounting(tx);
        await makePartitionsAhead(tx, JUNE);
      }),
    ),
  );

  for (const db of others) await db.destroy();
  expect(await partitions()).toEqual(['2025_06', '2025_07', '2025_08']);
});

test('a new partition waits for no reader', async () => {
  await storeViews(database.db, [anArrival()]);
  const reader = await database.db.transaction();
  await reader('analytics_views').select('id');

  await database.db.transaction((tx) => makePartitions(tx, [Date.UTC(2025, 8) * 2048]));

  await reader.rollback();
  expect(await partitions()).toEqual(['2025_06', '2025_09']);
});

test('a month made in a transaction that was given up is made again', async () => {
  const givenUp = database.db.transaction(async (tx) => {
    await makePartitionsAhead(tx, JUNE);
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');

  await storeViews(database.db, [anArrival()]);

  expect(await partitions()).toEqual(['2025_06']);
});

test('a purge drops whole months and keeps what they came to', async () => {
  const months = ['2025-03-10', '2025-04-10', '2025-05-10', '2025-06-01'];
  for (const day of months) {
    const views = [1, 2, 3].map((hour) => anArrival({ at: `${day}T0${hour}:00:00.000Z` }));
    await storeViews(database.db, views);
  }
  const before = await totals();

  expect(await purgeViews(database.db, Date.UTC(2025, 4, 15))).toBe(9);

  expect(await partitions()).toEqual(['2025_05', '2025_06']);
  expect(await allEvents(database.db)).toHaveLength(3);
  expect(await totals()).toEqual(before);
  const [keys] = await database.db('analytics_view_keys').count({ keys: '*' });
  expect(Number(keys?.keys)).toBe(3);
});

test('a month that another process has dropped meanwhile is no failure', async () => {
  await storeViews(database.db, [anArrival({ at: '2025-03-10T01:00:00.000Z' })]);
  const drop = () => database.db.transaction((tx) => dropPartition(tx, 'analytics_views_2025_03'));

  expect([await drop(), await drop()]).toEqual([1, 0]);
});

test('a month that holds made-up views keeps them when it is purged', async () => {
  await storeViews(database.db, [anArrival({ at: '2025-03-10T01:00:00.000Z' })]);
  const made = anArrival({ at: '2025-03-10T02:00:00.000Z' });
  await storeViews(database.db, [made]);
  const digits = Buffer.from(made.session, 'hex');
  await database.db('analytics_sessions').where({ session_id: digits }).update({ synthetic: 1 });

  expect(await purgeViews(database.db, JUNE)).toBe(1);

  expect(await partitions()).toEqual(['2025_03']);
  expect(await allEvents(database.db)).toHaveLength(1);
});
