import { purgeSubscriptions } from '../../../db/audience/subscription-ends';
import { findSubscriptionOf, requestSubscription } from '../../../db/audience/subscriptions';
import { openDb } from '../../../db/connect';
import { testDatabase } from '../../support/test-database';

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
  const waits = () =>
    other('pg_stat_activity')
      .whereRaw('datname = current_database()')
      .where({ wait_event_type: 'Lock' })
      .first();
  while (!(await waits()));
  await asking.commit();

  expect(await sweeping).toBe(0);
  expect(await findSubscriptionOf(db, asked.email)).toMatchObject({ id: 'one' });
  await other.destroy();
  await drop();
});
