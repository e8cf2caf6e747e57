import { type Db, openDb } from '../../../../db/connect';
import { dbFault } from '../../../../db/engine/errors';
import { limitAnswers } from '../../../../db/engine/postgres-client';
import { createWriteQueue } from '../../../../db/writes/write-queue';
import { storeEach } from '../../../../db/writes/writer';
import { type Line, layLine } from '../../../faults/cluster/cuttable';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';

const PATIENCE_MS = 400;

let database: TestDatabase;
let line: Line;
let db: Db;
beforeEach(async () => {
  database = await testDatabase('postgres');
  const url = new URL('url' in database.address ? database.address.url : '');
  line = await layLine(Number(url.port));
  url.port = String(line.port);
  db = openDb({ url: url.href });
  limitAnswers(db, PATIENCE_MS);
});
afterEach(async () => {
  line.close();
  await db.destroy();
  await database.drop();
});

const faultOf = (task: PromiseLike<unknown>) => task.then(() => 'none', dbFault);
const forget = storeEach((tx, id: string) => tx('artists').where({ id }).delete());

test('a database that falls silent is given up, and what comes next is stored on another connection', async () => {
  const writes = createWriteQueue(db);
  await writes.write(forget, 'nobody');

  line.hush();

  expect(await faultOf(writes.write(forget, 'nobody'))).toBe('unreachable');
  expect(await faultOf(writes.write(forget, 'nobody'))).toBe('none');
});

test('one that is given up is enough to know: nobody waits for the others of the pool', async () => {
  const asked = await Promise.all([db.transaction(), db.transaction()]);
  const unasked = await db.client.acquireConnection();
  await Promise.all(asked.map((tx) => tx.commit()));
  await db.client.releaseConnection(unasked);

  line.hush();

  expect(await faultOf(db('artists').first())).toBe('unreachable');
  const others = Array.from({ length: 3 }, () => faultOf(db('artists').first()));
  expect(await Promise.all(others)).toEqual(['none', 'none', 'none']);
});

test('a transaction that has begun is given up as well', async () => {
  const tx = await db.transaction();
  line.hush();

  expect(await faultOf(tx('artists').first())).toBe('unreachable');
  expect(await faultOf(db('artists').first())).toBe('none');
  await tx.rollback().catch(() => {});
});

test('who waits for a lock is told in time, and waits no longer in the database either', async () => {
  const holder = await database.db.transaction();
  await holder.raw('lock table artists in access exclusive mode');

  expect(await faultOf(createWriteQueue(db).write(forget, 'nobody'))).toBe('unreachable');

  const waiting = () => database.db('pg_stat_activity').where('wait_event_type', 'Lock');
  while ((await waiting()).length > 0);
  await holder.rollback();
});

test('a command waits as long as it takes', async () => {
  const other = openDb(database.address);

  await expect(other.raw(`select pg_sleep(${(2 * PATIENCE_MS) / 1_000})`)).resolves.toBeDefined();

  await other.destroy();
});
