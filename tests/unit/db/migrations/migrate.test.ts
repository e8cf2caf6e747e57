import path from 'node:path';
import { seedContent } from '../../../../db/audience/artists';
import { openDb } from '../../../../db/connect';
import { migrate, migrationStatus, migrationsUpTo } from '../../../../db/migrate';
import { migrationNames } from '../../../../db/migrations/list';
import { adoptOldViews } from '../../../../services/analytics/adopt-old-views';
import { databaseRefusal } from '../../../../services/life/database-refusal';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { tempFolder } from '../../../support/process/test-process';

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(engine, true);
  });
  afterEach(() => database.drop());

  test('a new database gets every migration once, in order', async () => {
    const before = await migrationStatus(database.db);
    const ran = await migrate(database.db);

    expect(before).toEqual({ applied: [], pending: ran, unknown: [] });
    expect(ran[0]).toBe('001-contact-messages');
    expect(ran).toEqual([...ran].sort());
    expect(await migrate(database.db)).toEqual([]);
    expect(await migrationStatus(database.db)).toEqual({ applied: ran, pending: [], unknown: [] });
  });

  test('a migration that fails leaves no trace of those before it', async () => {
    await database.db.schema.createTable('artists', (table) => table.text('in_the_way'));

    const refused: unknown = await migrate(database.db).catch((error: unknown) => error);

    expect(String(refused)).toMatch(/artists/);
    expect(databaseRefusal(refused)).toMatch(/has tables of something else under our names/);
    expect(await database.db.schema.hasTable('contact_messages')).toBe(false);
    expect((await migrationStatus(database.db)).applied).toEqual([]);
    await database.db.schema.dropTable('artists');
    expect((await migrate(database.db)).length).toBeGreaterThan(3);
  });

  test('a start beside what is up to date writes nothing, so that a full disk does not keep it off', async () => {
    const { db } = database;
    const start = async () => {
      await migrate(db);
      await adoptOldViews(db);
      await seedContent(db, [{ id: 'rocka', name: 'Rocka' }]);
    };
    await start();
    const statements: string[] = [];
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql));

    await start();

    expect(statements.length).toBeGreaterThan(2);
    expect(statements.filter((sql) => /^(?:insert|update|delete|create|alter)/i.test(sql))).toEqual(
      [],
    );
  });

  test('a database of a newer version is refused', async () => {
    await migrate(database.db);
    await database.db('knex_migrations').insert({ name: '999-later', batch: 2 });

    await expect(migrate(database.db)).rejects.toThrow(/missing/);
  });
});

describe.each(ENGINES)('two processes that start together on %s', (engine) => {
  test('migrate one after the other', async () => {
    const { folder, remove } = tempFolder();
    const database = await testDatabase(engine, true);
    const file = { file: path.join(folder, 'site.sqlite') };
    const address = engine === 'sqlite' ? file : database.address;
    const processes = [openDb(address), openDb(address), openDb(address)];

    const ran = await Promise.all(processes.map((db) => migrate(db)));

    expect(ran.map((names) => names.length > 0).sort()).toEqual([false, false, true]);
    await Promise.all(processes.map((db) => db.destroy()));
    await database.drop();
    remove();
  });
});

test('on PostgreSQL others go on writing while a migration waits for a reader, a backup say', async () => {
  const { db, drop } = await testDatabase('postgres', true);
  await migrate(db, { source: await migrationsUpTo('015-mailbox-counts') });
  const reader = await db.transaction();
  await reader('outbox').select('id');

  const told = jest.fn();
  const migrating = migrate(db, { onWait: told });
  const isWaiting = "not granted and relation = 'outbox'::regclass";
  while ((await db('pg_locks').whereRaw(isWaiting)).length === 0);
  // queued behind the migration, it would wait for a reader who ends only below
  const written = await db
    .transaction(async (tx) => {
      await tx.raw("set local lock_timeout = '5s'");
      return tx('outbox').where({ id: 'none' }).update({ attempts: 1 });
    })
    .catch(String);
  await reader.commit();

  const names = migrationNames();
  expect(await migrating).toEqual(names.slice(names.indexOf('016-outbox-thread')));
  expect(written).toBe(0);
  expect(told).toHaveBeenCalledTimes(1);
  await drop();
});
