import { eraseSubscription, purgeSubscriptions } from '../../../../db/audience/subscription-ends';
import { findSubscriptionOf, requestSubscription } from '../../../../db/audience/subscriptions';
import { type Db, openDb } from '../../../../db/connect';
import { testDatabase } from '../../../support/database/test-database';

/** Resolves once one process waits for what another has locked. */
async function somebodyWaits(db: Db): Promise<void> {
  const waits = () =>
    db('pg_stat_activity')
      .whereRaw('datname = current_database()')
      .where({ wait_event_type: 'Lock' })
      .first();
  while (!(await waits()));
}

test('an address that asks again through another process while it is swept stays', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  const asked = { id: 'one', email: 'ada@example.org', source: 'footer', topics: '["all"]' };
  await requestSubscription(db, asked, 'hash', '2025-06-01T00:00:00.000Z');
  const asking = await other.transaction();
  await requestSubscription(asking, asked, 'hash', '2025-06-10T00:00:00.000Z');

  const before = '2025-06-05T00:00:00.000Z';
  const sweeping = db.transaction((tx) =>
    purgeSubscriptions(tx, { pendingBefore: before, expiredBefore: before }),
  );
  await somebodyWaits(other);
  await asking.commit();

  expect(await sweeping).toBe(0);
  expect(await findSubscriptionOf(db, asked.email)).toMatchObject({ id: 'one' });
  await other.destroy();
  await drop();
});

test('an address that asks while another process erases it is not on the list afterwards', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  const now = '2025-06-10T00:00:00.000Z';
  const asked = { email: 'ada@example.org', source: 'footer', topics: '["all"]' };
  const row = { ...asked, id: 'one' };
  await requestSubscription(db, row, 'hash', now);
  const erasing = await other.transaction();
  await eraseSubscription(erasing, row, 'hash', now);

  const asking = db.transaction((tx) =>
    requestSubscription(tx, { ...asked, id: 'two' }, 'hash', now),
  );
  await somebodyWaits(other);
  await erasing.commit();

  expect(await asking).toBeUndefined();
  expect(await findSubscriptionOf(db, asked.email)).toBeUndefined();
  await other.destroy();
  await drop();
});
