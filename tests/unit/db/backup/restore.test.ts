import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeBackup } from '../../../../cli/backup/write-backup';
import { type TableShape, tableShapes } from '../../../../db/backup/table-shapes';
import { type Db, openDb } from '../../../../db/connect';
import { migrate, migrationStatus, migrationsUpTo } from '../../../../db/migrate';
import { migrationSource } from '../../../../db/migrations/list';
import { allRows, fillTables } from '../../../support/database/fill-tables';
import {
  ENGINES,
  type Engine,
  type TestDatabase,
  testDatabase,
} from '../../../support/database/test-database';
import { tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';
import { anArrival, storeViews } from '../../../support/views/views';

const SECRET = 'a secret that is kept in the data folder, long enough';

let folder: string;
let remove: () => void;
let shapes: TableShape[];
let open: TestDatabase[];
beforeEach(async () => {
  ({ folder, remove } = tempFolder());
  open = [];
  const names = await migrationSource.getMigrations([]);
  shapes = await tableShapes(names.at(-1) ?? '');
  // Adopting the oldest views ends with dropping the table that held them.
  shapes = shapes.filter(({ name }) => name !== 'analytics_events_1');
});
afterEach(async () => {
  for (const database of open) await database.drop();
  remove();
});

/** A machine with the product: a database, a data folder, a command line. */
async function machine(engine: Engine, { empty = false } = {}) {
  const database = await testDatabase(engine, empty);
  open.push(database);
  const dataDir = path.join(folder, `data-${open.length}`);
  mkdirSync(dataDir);
  const env =
    'url' in database.address ? { PORT: '0', DATABASE_URL: database.address.url } : { PORT: '0' };
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(dataDir, 'site.sqlite'), '');
  return { database, db: database.db, dataDir, cli: testCli(database.db, { dataDir, env }) };
}

const secretIn = (dataDir: string) => path.join(dataDir, 'secret');

/** Two rows that exist both or neither. */
function writePair(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx('artists').insert({ id, name: id });
    await tx('suppressions').insert({ address_hash: id, reason: 'erased', created_at: '2025' });
  });
}

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('every row of every table comes back as it was, and the secret', async () => {
    const old = await machine(from);
    await old
      .db('analytics_events_1' as never)
      .count()
      .catch(() => {});
    await old.db.schema.dropTableIfExists('analytics_events_1');
    await fillTables(old.db, shapes);
    writeFileSync(secretIn(old.dataDir), `${SECRET}\n`, { mode: 0o600 });
    const before = await allRows(old.db, shapes);
    const file = path.join(folder, 'a.ndjson.gz');

    const made = await old.cli('backup', file);
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${shapes.length * 3} rows`),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await old.cli('backup', 'verify', file, '--drill')).toMatchObject({ code: 0 });

    const fresh = await machine(to, { empty: true });
    const sqlite = path.join(fresh.dataDir, 'site.sqlite');
    const place = to === 'sqlite' ? sqlite : 'the database of DATABASE_URL';
    const restored = await fresh.cli('restore', file);
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringMatching(`Restored ${shapes.length * 3} rows as of .* into ${place}\\.\n`),
    });
    expect(await allRows(fresh.db, shapes)).toEqual(before);
    expect(await migrationStatus(fresh.db)).toMatchObject({ pending: [] });
    expect(readFileSync(secretIn(fresh.dataDir), 'utf8')).toBe(`${SECRET}\n`);
    expect(statSync(secretIn(fresh.dataDir)).mode & 0o777).toBe(0o600);
  });
});

test('a backup of an older schema is restored and brought up to date', async () => {
  const old = await machine('sqlite', { empty: true });
  const name = '009-rate-limits';
  await migrate(old.db, { source: await migrationsUpTo(name) });
  await fillTables(old.db, await tableShapes(name));
  const file = path.join(folder, 'a.ndjson.gz');
  expect(await old.cli('backup', file)).toMatchObject({ code: 0 });

  const fresh = await machine('sqlite');
  expect(await fresh.cli('restore', file)).toMatchObject({ code: 0, err: '' });
  expect(await migrationStatus(fresh.db)).toMatchObject({ pending: [] });
  expect(await fresh.db('contact_messages')).toHaveLength(3);
  expect(await fresh.db('analytics_events')).toHaveLength(3);
});

describe.each(ENGINES)('on %s', (engine) => {
  test('the restored database counts on: new views, new words, no number twice', async () => {
    const old = await machine(engine);
    await storeViews(old.db, [anArrival({ place: '/a' }), anArrival({ place: '/b' })]);
    const file = path.join(folder, 'a.ndjson.gz');
    await old.cli('backup', file);

    const fresh = await machine(engine, { empty: true });
    await fresh.cli('restore', file);
    await storeViews(fresh.db, [anArrival({ place: '/c', at: '2025-07-01T00:00:00.000Z' })]);

    expect(await fresh.db('analytics_events').orderBy('created_at').pluck('path')).toEqual(
      expect.arrayContaining(['/a', '/b', '/c']),
    );
  });

  test('a database that is in use is kept unless forced, and then saved beside', async () => {
    const old = await machine(engine);
    const file = path.join(folder, 'a.ndjson.gz');
    await old.cli('backup', file);
    await old
      .db('suppressions')
      .insert({ address_hash: 'x', reason: 'erased', created_at: '2025' });

    const refused = await old.cli('restore', file);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--force') });
    expect(await old.db('suppressions')).toHaveLength(1);

    const forced = await old.cli('restore', file, '--force');
    expect(forced).toMatchObject({ code: 0 });
    expect(await old.db('suppressions')).toHaveLength(0);
    const saved = readdirSync(old.dataDir).filter((name) => name.endsWith('.ndjson.gz'));
    expect(saved).toHaveLength(1);
    expect(await old.cli('restore', path.join(old.dataDir, saved[0] ?? ''))).toMatchObject({
      code: 0,
    });
    expect(await old.db('suppressions')).toHaveLength(1);
  });

  test('a backup is of one moment while others go on writing', async () => {
    const old = await machine(engine);
    const file = path.join(folder, 'a.ndjson.gz');
    const address =
      engine === 'sqlite' ? { file: path.join(folder, 'shared.sqlite') } : old.database.address;
    const [reader, writer] = [openDb(address), openDb(address)];
    await migrate(reader);
    let isOver = false;
    let pairs = 0;
    const writing = (async () => {
      for (; !isOver || pairs < 50; pairs += 1) await writePair(writer, String(pairs));
    })();

    const surroundings = { secret: null, at: new Date(), progress: () => {} };
    const made = await writeBackup(reader, file, surroundings, new AbortController().signal);
    isOver = true;
    await writing;

    expect(made.rows.artists).toBe(made.rows.suppressions);
    expect(pairs).toBeGreaterThanOrEqual(50);
    await Promise.all([reader.destroy(), writer.destroy()]);
  });

  test('what others keep in the same database is neither saved nor dropped', async () => {
    const old = await machine(engine);
    await old.db.schema.createTable('of_others', (table) => table.text('a'));
    await old
      .db('suppressions')
      .insert({ address_hash: 'x', reason: 'erased', created_at: '2025' });
    const file = path.join(folder, 'a.ndjson.gz');
    await old.cli('backup', file);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('of_others');

    await old.cli('restore', file, '--force');
    expect(await old.db.schema.hasTable('of_others')).toBe(true);
  });

  test('a restore that fails in the middle changes nothing', async () => {
    const old = await machine(engine);
    await old
      .db('suppressions')
      .insert({ address_hash: 'x', reason: 'erased', created_at: '2025' });
    const file = path.join(folder, 'a.ndjson.gz');
    await old.cli('backup', file);
    // In the way of a table that the restore makes.
    await old.db.schema.renameTable('artists', 'elsewhere');
    await old.db.raw('create view artists as select * from elsewhere');

    expect(await old.cli('restore', file, '--force')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Saved what is there in \S+, before it is replaced\.\n$/),
    });
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await old.cli('restore', file, '--force', '--json')).toMatchObject({ code: 1, out: '' });
    expect(told.mock.calls.flat().join('')).toMatch(/^Saved what is there in \S+, before/m);
    told.mockRestore();
    expect(await old.db('suppressions')).toHaveLength(1);
  });

  test('neither is a database of a newer version touched', async () => {
    const old = await machine(engine);
    const file = path.join(folder, 'a.ndjson.gz');
    await old.cli('backup', file);
    await old.db('knex_migrations').insert({ name: '999-later', batch: 2 });
    for (const words of [
      ['restore', file, '--force'],
      ['backup', `${file}-2`],
    ]) {
      expect(await old.cli(...words)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/newer version \(999-later\)[^\n]*\n$/),
      });
    }
    expect((await old.cli('restore', file)).err).toMatch(/Move \S+site\.sqlite\*|empty database/);
  });

  test('both engines have the tables that a backup holds', async () => {
    const { db } = await machine(engine);
    const all: string[] =
      engine === 'sqlite'
        ? await db('sqlite_master').where({ type: 'table' }).pluck('name')
        : await db('pg_class')
            .where({
              relispartition: false,
              relnamespace: db.raw('current_schema()::regnamespace'),
            })
            .whereIn('relkind', ['r', 'p'])
            .pluck('relname');
    const ours = all.filter(
      (name) => !/^(?:sqlite_|knex_|migration_turn|analytics_events_1)/.test(name),
    );
    expect(ours.sort()).toEqual(shapes.map(({ name }) => name).sort());
  });
});
