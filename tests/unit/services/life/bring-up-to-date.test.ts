import { pino } from 'pino';
import { migrate, migrationStatus, migrationsUpTo } from '../../../../db/migrate';
import { bringUpToDate } from '../../../../services/life/bring-up-to-date';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';

let database: TestDatabase;
let said: string[];
beforeEach(async () => {
  database = await testDatabase('sqlite', true);
  said = [];
});
afterEach(() => database.drop());

const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) });
const bring = () => bringUpToDate({ db: database.db, log });

test('the log says that an upgrade begins, and of which steps', async () => {
  await migrate(database.db, { source: await migrationsUpTo('017-outbox-letters') });
  await bring();

  expect(said).toEqual([
    expect.stringMatching(/^Bringing the database up to date \(018-visit-origins, 019-exits.*\):/),
  ]);
  expect((await migrationStatus(database.db)).pending).toEqual([]);
});

test('a new database, and one that is up to date, are no news', async () => {
  await bring();
  await bring();

  expect(said).toEqual([]);
  expect((await migrationStatus(database.db)).pending).toEqual([]);
});
