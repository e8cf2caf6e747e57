import { type Db, inSnapshot, openDb, openReads } from '../../../../db/connect';
import { readFrom } from '../../../../db/engine/replica';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';

let primary: TestDatabase;
let replica: TestDatabase;
let reads: Db;
beforeEach(async () => {
  [primary, replica] = await Promise.all([testDatabase('postgres'), testDatabase('postgres')]);
  await primary.db('artists').insert({ id: 'primary', name: 'Primary' });
  await replica.db('artists').insert({ id: 'replica', name: 'Replica' });
});
afterEach(async () => {
  await reads.destroy();
  await Promise.all([primary.drop(), replica.drop()]);
});

/** What reads go to, with a replica at an address. */
function open(url: string): void {
  reads = openReads(primary.address, primary.db, url);
}

const replicaUrl = () => ('url' in replica.address ? replica.address.url : '');
const whoAnswers = () => inSnapshot(reads, async (tx) => (await tx('artists').first('id'))?.id);

test('a replica is read from', async () => {
  open(replicaUrl());

  expect(await whoAnswers()).toBe('replica');
});

test('while it is away the database behind it answers, without asking it each time', async () => {
  open('postgres://tests@127.0.0.1:1/none');
  let asked = 0;
  reads.on('start', () => {
    asked += 1;
  });

  expect(await whoAnswers()).toBe('primary');
  const before = asked;
  expect(await whoAnswers()).toBe('primary');
  expect(asked).toBe(before);
});

test('a query that it gives up for what it takes over runs on the database behind it', async () => {
  open(replicaUrl());
  const conflict = Object.assign(new Error('conflict with recovery'), { code: '40001' });

  const answer = await readFrom(reads, async (db) => {
    if (db === reads) throw conflict;
    return 'primary';
  });

  expect(answer).toBe('primary');
  expect(await whoAnswers()).toBe('replica');
});

test.each([
  ['column', 'alter table artists drop column name'],
  ['table', 'drop table artists cascade'],
])(
  'what asks for a %s that has not come to it yet runs on the database behind it',
  async (_, sql) => {
    await replica.db.raw(sql);
    open(replicaUrl());

    expect(await inSnapshot(reads, async (tx) => (await tx('artists').first('name'))?.name)).toBe(
      'Primary',
    );
  },
);

test('a mistake in a query is nobody else to ask about', async () => {
  open(replicaUrl());

  await expect(inSnapshot(reads, (tx) => tx('no_such_table'))).rejects.toMatchObject({
    code: '42P01',
  });
});

test('without a replica PostgreSQL reads where it writes', () => {
  const db = openDb(primary.address);
  reads = openReads(primary.address, db);

  expect(reads).toBe(db);
});
