import { takeUntold } from '../../../../db/audience/announcements';
import { insertSubscription, updateSubscription } from '../../../../db/audience/subscriptions';
import { openDb } from '../../../../db/connect';
import { testDatabase } from '../../../support/database/test-database';

const NOW = '2025-06-10T00:00:00.000Z';

test('nobody leaves between being chosen for an announcement and being written to', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  const times = { created_at: NOW, requested_at: NOW, confirmed_at: NOW, left_at: null };
  const ada = { id: 'ada', email: 'ada@example.org', source: 'home', topics: '["all"]' };
  await insertSubscription(
    db,
    { ...ada, ...times, status: 'active', welcomed_at: NOW },
    'hash of the address',
  );
  const leave = () =>
    other.transaction(async (tx) => {
      await tx.raw('set local lock_timeout = 1');
      await updateSubscription(tx, 'ada', { status: 'unsubscribed', left_at: NOW });
    });

  await db.transaction(async (tx) => {
    const audience = { about: 'rocka--one', topics: ['all'] };
    const { people } = await takeUntold(tx, audience, { after: '', now: NOW, limit: 9 });
    expect(people.map(({ id }) => id)).toEqual(['ada']);
    await expect(leave()).rejects.toMatchObject({ code: '55P03' });
  });

  await leave();
  await other.destroy();
  await drop();
});
