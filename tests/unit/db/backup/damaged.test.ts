import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { verifyBackup } from '../../../../cli/backup/read-backup';
import { restoreBackup } from '../../../../cli/backup/restore-backup';
import { type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';

const ONE_LINE = /^[^\n]+\n$/;

let database: TestDatabase;
let folder: string;
let remove: () => void;
let good: Buffer;
let lines: string[];
let cli: ReturnType<typeof testCli>;
beforeAll(async () => {
  ({ folder, remove } = tempFolder());
  database = await testDatabase('sqlite');
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'site.sqlite'), '');
  cli = testCli(database.db, { dataDir, env: { PORT: '0' } });
  for (const id of ['a', 'b', 'c']) await database.db('artists').insert({ id, name: `${id} name` });
  const file = path.join(folder, 'good');
  expect(await cli('backup', file)).toMatchObject({ code: 0, err: '' });
  good = readFileSync(file);
  lines = gunzipSync(good).toString().trim().split('\n');
});
afterAll(async () => {
  await database.drop();
  remove();
});

/** The lines with one thing changed, as a file. */
function changed(change: (lines: string[]) => string[]): Buffer {
  return gzipSync(`${change([...lines]).join('\n')}\n`);
}
const replaced = (from: string, to: string) =>
  changed((all) => all.map((line) => line.replace(from, to)));

const withHead = (fields: object) =>
  changed(([head = '', ...all]) => [JSON.stringify({ ...JSON.parse(head), ...fields }), ...all]);

/** With an account of one address more, whatever else is in its columns. */
const withAccount = (email: string) =>
  changed((all) =>
    all.flatMap((line) => {
      if (!line.includes('"table":"users"')) return [line];
      const columns: { name: string }[] = JSON.parse(line).columns;
      return [line, JSON.stringify(columns.map(({ name }) => (name === 'email' ? email : 'x')))];
    }),
  );

/** Each reads the good backup when the tests run, hence functions. */
const FILES: [what: string, says: RegExp, make: () => Buffer][] = [
  ['an empty file', /is cut off|not a backup/, () => Buffer.alloc(0)],
  ['some other file', /not a backup/, () => Buffer.from('PRAGMA'.repeat(100))],
  ['some other gzip', /not a backup/, () => gzipSync('{"a":1}\n')],
  ['one endless line', /not a backup/, () => gzipSync(Buffer.alloc(20_000_000, 0x61))],
  ['half a file', /cut off/, () => good.subarray(0, good.length >> 1)],
  ['a file without its last byte', /cut off/, () => good.subarray(0, -1)],
  ['a flipped bit', /damaged|not a backup|cut off/, () => flipped(good, good.length >> 1)],
  ['a lost end', /cut off/, () => changed((all) => all.slice(0, -1))],
  [
    'a lost row',
    /checksum/,
    () => changed((all) => all.filter((line) => line !== '["b","b name"]')),
  ],
  ['a changed row', /checksum/, () => replaced('b name', 'B name')],
  ['a row of another length', /a row/, () => replaced('["b","b name"]', '["b"]')],
  ['a row of other kinds', /a row/, () => replaced('["b","b name"]', '["b",[1]]')],
  ['a number for a text', /a row/, () => replaced('["b","b name"]', '["b",1]')],
  ['a row of no table', /a row/, () => changed(([head = '', ...all]) => [head, '[]', ...all])],
  ['a table of somebody else', /the table pg_user/, () => replaced('"artists"', '"pg_user"')],
  [
    'an account whose address steers the terminal',
    /a row/,
    () => withAccount('\u001b[2J@a.example'),
  ],
  ['a line that is no JSON', /a line/, () => replaced('["b","b name"]', 'hello')],
  ['more after the end', /after its end/, () => changed((all) => [...all, '[]'])],
  ['another format', /not a backup/, () => replaced('"backup":1', '"backup":2')],
  ['a later schema', /newer version/, () => replaced('"001-', '"999-')],
  ['a version that steers the terminal', /not a backup/, () => withHead({ version: '\u001b[2J9' })],
  ['a migration that does', /not a backup/, () => withHead({ migrations: ['\u001b[2J'] })],
  ['a table that does', /a line/, () => replaced('"artists"', '"\\u001b[2Jartists"')],
  ['a secret that can be guessed', /not a backup/, () => withHead({ secret: 'x'.repeat(31) })],
  ['a secret of two lines', /not a backup/, () => withHead({ secret: 'x\n'.repeat(31) })],
  ['a counterfeit prototype', /the table __proto__/, () => replaced('"artists"', '"__proto__"')],
];

function flipped(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

test.each(FILES)('%s is refused in one line', async (_what, says, make) => {
  const file = path.join(folder, 'bad');
  writeFileSync(file, make());
  for (const words of [
    ['backup', 'verify', file],
    ['restore', file, '--force'],
  ]) {
    const { code, out, err } = await cli(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(ONE_LINE);
    expect(err).toMatch(says);
  }
  expect(await database.db('artists')).toHaveLength(3);
});

/** The lines with one thing changed, and an end that adds up. */
function forged(from: string, to: string): Buffer {
  return changed((all) => {
    const body = all.slice(0, -1).map((line) => line.replace(from, to));
    const sha256 = createHash('sha256')
      .update(`${body.join('\n')}\n`)
      .digest('hex');
    return [...body, JSON.stringify({ ...JSON.parse(all.at(-1) ?? ''), sha256 })];
  });
}

test.each([
  ['a missing value', '["b",null]'],
  ['a key that is there already', '["a","b name"]'],
])('%s, in a file that adds up, is refused in one line', async (_what, row) => {
  const file = path.join(folder, 'forged');
  writeFileSync(file, forged('["b","b name"]', row));

  expect(await cli('restore', file, '--force')).toEqual({
    code: 1,
    out: '',
    err: `${file}: is damaged (a row of artists). Use another backup.\n`,
  });
  expect(await database.db('artists')).toHaveLength(3);
});

test('a backup that was exchanged after it had been verified is refused', async () => {
  const file = path.join(folder, 'exchanged');
  writeFileSync(file, good);
  const { manifest } = await verifyBackup(file);
  writeFileSync(file, forged('b name', 'another'));

  const restoring = restoreBackup(database.db, file, manifest, new AbortController().signal);

  await expect(restoring).rejects.toThrow('was replaced');
  expect(await database.db('artists').where({ id: 'b' }).pluck('name')).toEqual(['b name']);
});

test('the backup that these were made of is whole', async () => {
  expect(await cli('backup', 'verify', path.join(folder, 'good'))).toMatchObject({ code: 0 });
});

test('a file that is not there, and a folder, are told apart', async () => {
  expect((await cli('restore', path.join(folder, 'none'))).err).toMatch(/is not there/);
  expect((await cli('restore', folder)).err).toMatch(/is a folder/);
});

test('a backup that cannot be written leaves the older one', async () => {
  const file = path.join(folder, 'good');
  const size = statSync(file).size;
  expect(await cli('backup', path.join(file, 'inside'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/cannot be written/),
  });
  expect(statSync(file).size).toBe(size);
});

test('in a folder only the newest backups are kept, and nothing else is touched', async () => {
  const target = path.join(folder, 'kept');
  mkdirSync(target);
  const other = path.join(target, 'artistry.txt');
  writeFileSync(other, '');
  truncateSync(other);
  for (const year of [2021, 2022, 2023]) {
    writeFileSync(path.join(target, `artistry-${year}-01-01T000000Z.ndjson.gz`), '');
  }
  const { out } = await cli('backup', target, '--keep', '2', '--json');
  expect(JSON.parse(out)).toMatchObject({
    removed: 2,
    file: expect.stringMatching(/2025-06-02T120000Z/),
  });
  expect(readdirSync(target).sort()).toEqual([
    'artistry-2023-01-01T000000Z.ndjson.gz',
    'artistry-2025-06-02T120000Z.ndjson.gz',
    'artistry.txt',
  ]);
  expect(await cli('backup', path.join(folder, 'x'), '--keep', '2')).toMatchObject({ code: 2 });
});
