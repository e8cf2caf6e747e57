import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lastBackup } from '../../../../services/metrics/read-gauges';
import { NOON } from '../../../support/test-app';
import { testCli } from '../../../support/test-cli';
import { type TestDatabase, testDatabase } from '../../../support/test-database';
import { tempFolder } from '../../../support/test-process';

let database: TestDatabase;
let folder: string;
let remove: () => void;
let cli: ReturnType<typeof testCli>;
beforeAll(async () => {
  database = await testDatabase('sqlite');
});
beforeEach(() => {
  ({ folder, remove } = tempFolder());
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  cli = testCli(database.db, { dataDir: folder });
});
afterEach(() => remove());
afterAll(() => database.drop());

test('the key that signs media is not in a backup, and who makes one is told', async () => {
  const key = path.join(folder, 'media-signing-key.pem');
  writeFileSync(key, 'a key that nobody else may have');
  const file = path.join(folder, 'a.ndjson.gz');

  const { code, out } = await cli('backup', file);

  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`Not in it: ${key}.`) });
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('a key that nobody');
  expect(JSON.parse((await cli('backup', file, '--json')).out).leftOut).toEqual([key]);
});

test('who named a folder that is not there is told that it became a file', async () => {
  expect((await cli('backup', path.join(folder, 'backups'))).out).toContain('make a folder first');
  expect((await cli('backup', path.join(folder, 'a.gz'))).out).not.toContain('folder');
});

test('where there is no such key, nothing is said of it', async () => {
  const { out } = await cli('backup', path.join(folder, 'a.ndjson.gz'));

  expect(out).not.toContain('Not in it');
});

test('who watches that there are backups is told of the last', async () => {
  expect(await lastBackup(folder)).toBeUndefined();

  await cli('backup', path.join(folder, 'a.ndjson.gz'));

  expect(await lastBackup(folder)).toEqual(NOON);
});

test('a backup that cannot be made takes none of the older ones away', async () => {
  const backups = path.join(folder, 'backups');
  mkdirSync(backups);
  const older = ['artistry-2025-01-01T000000Z.ndjson.gz', 'artistry-2025-01-02T000000Z.ndjson.gz'];
  for (const name of older) writeFileSync(path.join(backups, name), '');
  rmSync(path.join(folder, 'site.sqlite'));

  expect(await cli('backup', backups, '--keep', '1')).toMatchObject({ code: 1 });

  expect(readdirSync(backups).sort()).toEqual(older);
});
