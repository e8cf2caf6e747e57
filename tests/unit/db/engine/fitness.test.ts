import { randomUUID } from 'node:crypto';
import { lookAtReplica } from '../../../../cli/doctor/replica';
import { lookAtDatabase } from '../../../../cli/doctor/stores';
import { replaceAll } from '../../../../db/backup/restore';
import { type Db, openDb } from '../../../../db/connect';
import { dbFault, errorCode } from '../../../../db/engine/errors';
import { inTurn, migrate, migrationStatus, runMigrations } from '../../../../db/migrate';
import { migrationNames } from '../../../../db/migrations/list';
import { adoptOldViews } from '../../../../services/analytics/adopt-old-views';
import { databaseRefusal } from '../../../../services/life/database-refusal';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase('postgres');
});
afterEach(() => database.drop());

const look = (db: Db) =>
  lookAtDatabase({ withDb: (task: (on: Db) => unknown) => task(db) } as never);

/** Runs a task with the same database as another user or another database of the same server. */
async function beside(change: (url: URL) => void, task: (db: Db) => Promise<void>): Promise<void> {
  if (!('url' in database.address)) throw new Error('There is no address.');
  const url = new URL(database.address.url);
  change(url);
  const db = openDb({ url: url.href });
  try {
    await task(db);
  } finally {
    await db.destroy();
  }
}

/** A database of this encoding, and what is done in it. */
async function encoded(encoding: string, task: (db: Db) => Promise<void>): Promise<void> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await database.db.raw(`create database ?? encoding '${encoding}' template template0`, [name]);
  try {
    await beside((url) => (url.pathname = `/${name}`), task);
  } finally {
    await database.db.raw('drop database ?? with (force)', [name]);
  }
}

test('a new database without a place for every letter is refused before anything is in it', async () => {
  await encoded('LATIN1', async (db) => {
    const stored = {
      lastMigration: migrationNames().at(-1) ?? '',
      rows: async function* () {},
      counts: {},
    };
    for (const fill of [() => migrate(db), () => replaceAll(db, stored)]) {
      const refused: unknown = await fill().catch((error: unknown) => error);
      expect(errorCode(refused)).toBe('22P05');
      expect(databaseRefusal(refused)).toMatch(/createdb -E UTF8/);
    }
    expect((await migrationStatus(db)).applied).toEqual([]);
  });
});

test('one that keeps bytes as they come has a place for every letter', async () => {
  await encoded('SQL_ASCII', async (db) => {
    expect((await migrate(db)).length).toBeGreaterThan(0);
  });
});

test('one that was filled before goes on, and the doctor tells of it', async () => {
  await encoded('LATIN1', async (db) => {
    await inTurn(db, (tx) => runMigrations(tx));

    expect(await migrate(db)).toEqual([]);
    expect(await look(db)).toMatchObject({
      state: 'fail',
      detail: expect.stringMatching(/no place for every letter/),
    });
  });
});

test('the doctor finds a database that may only be read', async () => {
  // as a start leaves it
  await adoptOldViews(database.db);
  expect(await look(database.db)).toMatchObject({ state: 'ok' });
  const readOnly = (url: URL) =>
    url.searchParams.set('options', '-c default_transaction_read_only=on');
  await beside(readOnly, async (db) => {
    expect(await look(db)).toMatchObject({
      state: 'fail',
      detail: expect.stringMatching(/may only be read/),
    });
  });
});

test('the doctor names the tables in which the user may not write', async () => {
  const user = `reader_${randomUUID().replaceAll('-', '')}`;
  await database.db.raw('create role ?? login', [user]);
  await database.db.raw('grant all on all tables in schema public to ??', [user]);
  await database.db.raw('revoke update, delete on audit_log, artist_follows from ??', [user]);
  await beside(
    (url) => (url.username = user),
    async (db) => {
      const gone = await db('artist_follows')
        .delete()
        .catch((error: unknown) => error);
      expect(dbFault(gone)).toBe('unreachable');
      expect(await look(db)).toMatchObject({
        state: 'fail',
        detail: 'This user may not write in artist_follows.',
      });
    },
  );
  await database.db.raw('drop owned by ??', [user]);
  await database.db.raw('drop role ??', [user]);
});

test('the doctor tells of a replica that does not answer or lies behind', async () => {
  const empty = await testDatabase('postgres', true);
  const urlOf = ({ address }: TestDatabase) => ('url' in address ? address.url : '');
  const lookAt = (readsUrl?: string) => lookAtReplica({} as never, { readsUrl } as never);

  expect(await lookAt(undefined)).toMatchObject({ state: 'ok' });
  expect(await lookAt(urlOf(database))).toMatchObject({ state: 'ok' });
  expect(await lookAt(urlOf(empty))).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/^It lies behind: 001-contact-messages, .+\.$/),
  });
  expect(await lookAt('postgres://tests@127.0.0.1:1/none')).toMatchObject({
    state: 'fail',
    detail: expect.stringMatching(/^DATABASE_READ_URL: the server does not answer .+[^.]\.$/),
  });
  await empty.drop();
});
