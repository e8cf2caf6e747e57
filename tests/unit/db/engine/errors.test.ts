import { randomUUID } from 'node:crypto';
import { type Db, openDb } from '../../../../db/connect';
import { dbFault, queueFull } from '../../../../db/engine/errors';
import { writeTransaction } from '../../../../db/engine/write-transaction';
import { ENGINES, testDatabase } from '../../../support/database/test-database';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['SQLITE_BUSY', 'conflict'],
  ['40P01', 'conflict'],
  ['53300', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'full'],
  ['53100', 'full'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['57P01', 'unreachable'],
  ['08006', 'unreachable'],
  ['25006', 'unreachable'],
  ['28P01', 'unreachable'],
  ['3D000', 'unreachable'],
  ['42501', 'unreachable'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['SQLITE_CONSTRAINT', undefined],
  ['23505', undefined],
])('the code %s means %s', (code, fault) => {
  expect(dbFault(coded(code))).toBe(fault);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'timeout expired',
  'Client was closed and is not queryable',
])('%j of the driver, also after a query, is unreachable', (message) => {
  expect(dbFault(new Error(message))).toBe('unreachable');
  expect(dbFault(new Error(`select "id" from "artists" - ${message}`))).toBe('unreachable');
});

test('a full queue is busy and a plain error is nothing of the database', () => {
  expect(dbFault(queueFull())).toBe('busy');
  expect(dbFault(new Error('a bug'))).toBeUndefined();
  expect(dbFault('a string')).toBeUndefined();
});

test('a database that is not there is unreachable', async () => {
  const nobody = openDb({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const nowhere = openDb({ file: '/no/such/folder/site.sqlite' });

  for (const db of [nobody, nowhere]) {
    const error = await db.raw('select 1').catch((thrown: unknown) => thrown);
    expect(dbFault(error)).toBe('unreachable');
    await db.destroy();
  }
});

test('a user who is let in no longer, or to no table, is answered as if there were no database', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  if (!('url' in address)) throw new Error('There is no address.');
  const user = `shut_out_${randomUUID().replaceAll('-', '')}`;
  await db.raw('create role ?? login', [user]);
  const url = new URL(address.url);
  url.username = user;
  const faults = [];
  for (const change of ['login', 'nologin']) {
    await db.raw(`alter role ?? ${change}`, [user]);
    const one = openDb({ url: url.href });
    faults.push(dbFault(await one('artists').catch((thrown: unknown) => thrown)));
    await one.destroy();
  }

  expect(faults).toEqual(['unreachable', 'unreachable']);
  await db.raw('drop role ??', [user]);
  await drop();
});

test('a connection that ends within a transaction is unreachable, whatever is asked of it next', async () => {
  const { db, drop } = await testDatabase('postgres');
  const tx = await db.transaction();
  const { rows } = await tx.raw('select pg_backend_pid() as pid');
  await db.raw('select pg_terminate_backend(?)', [rows[0].pid]);

  const faults = [];
  for (let asked = 0; asked < 3; asked += 1) {
    const error = await tx('artists')
      .select('id')
      .catch((thrown: unknown) => thrown);
    faults.push(dbFault(error));
  }

  expect(faults).toEqual(['unreachable', 'unreachable', 'unreachable']);
  await tx.rollback().catch(() => {});
  await drop();
});

test('a wait for a connection that takes too long is busy', async () => {
  const { db, drop } = await testDatabase('sqlite');
  const tx = await db.transaction();

  const error = await db.raw('select 1').catch((thrown: unknown) => thrown);

  expect(dbFault(error)).toBe('busy');
  await tx.rollback();
  await drop();
});

test.each(ENGINES)(
  'a failed query on %s does not repeat the values it was given',
  async (engine) => {
    const { db, drop } = await testDatabase(engine);

    const fail = (on: Db) =>
      on
        .raw('insert into artists (id, name, nothing) values (?, ?, 1)', ['a', 'Ada Secret'])
        .catch((thrown: unknown) => thrown);

    const error = await fail(db);
    const withinGroup = await writeTransaction(db, fail);

    for (const thrown of [error, withinGroup]) {
      expect(String(thrown)).toContain('nothing');
      expect(String(thrown)).not.toContain('Ada Secret');
    }
    await drop();
  },
);
