import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
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
