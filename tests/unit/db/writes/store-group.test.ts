import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { createWriteQueue } from '../../../../db/writes/write-queue';
import { storeEach } from '../../../../db/writes/writer';
import { testDatabase } from '../../../support/database/test-database';

test('where a transaction cannot begin, everybody in it is told', async () => {
  const { db, drop } = await testDatabase('postgres');
  const queue = createWriteQueue(db);
  const writer = storeEach((tx, id: string) => tx('artists').insert({ id, name: id }));
  const lost = Object.assign(new Error('the connection is lost'), { code: 'ECONNRESET' });
  const asking = jest.spyOn(PostgresClient.prototype, '_query').mockRejectedValueOnce(lost);

  const outcomes = await Promise.allSettled(['a', 'b'].map((id) => queue.write(writer, id)));

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(queue.write(writer, 'c')).resolves.toBeDefined();
  asking.mockRestore();
  await drop();
});
