import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lastBackup } from '../../../../services/metrics/read-gauges';
import { NOON } from '../../../support/app/test-app';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';

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

test('a whole backup is one, also where the moment cannot be written down', async () => {
  const backups = path.join(folder, 'whole');
  mkdirSync(path.join(folder, 'last-backup.json', 'in the way'), { recursive: true });
  mkdirSync(backups);
  writeFileSync(path.join(backups, 'artistry-2025-01-01T000000Z.ndjson.gz'), '');
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  expect(await cli('backup', backups, '--keep', '1')).toMatchObject({ code: 0 });

  expect(said.mock.lastCall?.[0]).toMatch(
    /^The backup is whole, but .+last-backup\.json cannot be/,
  );
  said.mockRestore();
  expect(readdirSync(backups)).toEqual([expect.not.stringContaining('2025-01-01')]);
  expect(readdirSync(folder).filter((name) => name.startsWith('last-backup'))).toHaveLength(1);
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

test('with older backups goes what is left of those that were killed at work', async () => {
  const backups = path.join(folder, 'drafts');
  mkdirSync(backups);
  const draft = (moment: string) =>
    `artistry-${moment}.ndjson.gz.part-7d3f9a52-4a43-4f0e-9c9b-2f6f0c8f2a11`;
  const killed = draft('2025-01-01T000000Z');
  const atWork = draft('2025-01-02T000000Z');
  const others = 'letters.part-7d3f9a52-4a43-4f0e-9c9b-2f6f0c8f2a11';
  for (const name of [killed, atWork, others]) writeFileSync(path.join(backups, name), '');
  for (const name of [killed, others]) utimesSync(path.join(backups, name), 1, 1);

  expect(await cli('backup', backups, '--keep', '1')).toMatchObject({ code: 0 });

  const left = readdirSync(backups);
  expect(left).not.toContain(killed);
  expect(left).toEqual(expect.arrayContaining([atWork, others]));
});
