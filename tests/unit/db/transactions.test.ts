import { openDb } from '../../../db/connect';
import { watchTransactions } from '../../support/watch-transactions';

const INSERT = 'insert into kept values (1)';
const SELECT = 'select * from kept';

test.each([
  ['reads, then writes', [SELECT, INSERT], 1],
  [
    'looks a row up with a common table, then writes',
    [`with a as (${SELECT}) ${SELECT}`, INSERT],
    1,
  ],
  ['writes first', [INSERT, SELECT, INSERT], 0],
  ['only reads', [SELECT, SELECT], 0],
])('a transaction that %s is judged', async (_what, statements, count) => {
  const db = openDb({ file: ':memory:' });
  await db.raw('create table kept (id integer)');
  const { faults } = watchTransactions(db);

  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.raw(statement);
  });

  expect(faults).toHaveLength(count);
  await db.destroy();
});

test('what comes outside of transactions is no fault', async () => {
  const db = openDb({ file: ':memory:' });
  const { faults } = watchTransactions(db);

  await db.raw('create table kept (id integer)');
  await db.raw(SELECT);
  await db.raw(INSERT);

  expect(faults).toEqual([]);
  await db.destroy();
});

test('a commit waits for the disk, and what is deleted is overwritten', async () => {
  const db = openDb({ file: ':memory:' });

  expect(await db.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await db.raw('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
  await db.destroy();
});
