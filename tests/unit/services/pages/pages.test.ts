import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byteRange } from '../../../../services/pages/byte-range';
import { chooseEncoding } from '../../../../services/pages/choose-encoding';
import { createFileStore } from '../../../../services/pages/file-store';
import { NOT_FOUND_PAGE, readManifest } from '../../../../services/pages/manifest';
import { openPages } from '../../../../services/pages/open-pages';
import { readPolicies } from '../../../../services/pages/policies';
import fc from '../../../support/fuzz/fast-check';
import { tempFolder } from '../../../support/process/test-process';
import { writeSite } from '../../../support/test-site';

test('the manifest knows pages, files and their encoded copies', async () => {
  const { folder, remove } = tempFolder();
  writeSite(folder, {
    'index.html': 'a',
    'a/b/index.html': 'a',
    'a/b/index.html.br': 'b',
    'a/b/data.json': '{}',
    'lone.gz': 'c',
    '.release': '{}',
    '.well-known/security.txt': 'e',
    '.well-known/.draft': 'f',
    '404.html': 'd',
  });

  const { files, pages, notFound } = await readManifest(folder, await readPolicies(folder, false));

  expect([...pages].sort()).toEqual(['/', '/a/b']);
  expect([...files.keys()].sort()).toEqual(
    ['/', '/a/b', '/a/b/data.json', '/lone.gz', '/.well-known/security.txt'].sort(),
  );
  expect(files.get('/a/b')?.encoded).toEqual({ br: path.join(folder, 'a/b/index.html.br') });
  expect(notFound?.file).toBe(path.join(folder, '404.html'));
  remove();
});

test('a folder that is not there is a site without files', async () => {
  const { files, pages, notFound } = await readManifest(
    '/no/such/folder',
    await readPolicies('/no/such/folder', false),
  );

  expect([files.size, pages.size, notFound]).toEqual([0, 0, undefined]);
});

test('a page that the next build has taken away is none, for those who fill it in too', async () => {
  const { folder, remove } = tempFolder();
  writeSite(folder, { 'contact/index.html': '<p>', '404.html': 'none', 'index.html': 'home' });
  const pages = await openPages(folder);

  rmSync(path.join(folder, 'contact/index.html'));
  rmSync(path.join(folder, '404.html'));

  expect(await pages.html('/contact')).toBeUndefined();
  expect(await pages.html(NOT_FOUND_PAGE)).toBeUndefined();
  expect(await pages.notFound('br')).toBeUndefined();
  expect(await pages.html('/')).toBe('home');
  remove();
});

test('small files stay in memory until others need the room', async () => {
  const { folder, remove } = tempFolder();
  const file = (name: string) => path.join(folder, name);
  for (const name of ['a', 'b', 'c']) writeFileSync(file(name), 'x'.repeat(1000));
  const store = createFileStore(2500);

  await store.load(file('a'));
  await store.load(file('b'));
  store.peek(file('a'));
  await store.load(file('c'));

  expect(['a', 'b', 'c'].map((name) => store.peek(file(name)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  remove();
});

test('where every file is asked for, the one that was so longest leaves', async () => {
  const { folder, remove } = tempFolder();
  const file = (name: string) => path.join(folder, name);
  for (const name of ['a', 'b', 'c']) writeFileSync(file(name), 'x'.repeat(1000));
  const store = createFileStore(2500);
  const held = () => ['a', 'b', 'c'].map((name) => store.peek(file(name)) !== undefined);

  await store.load(file('a'));
  await store.load(file('b'));
  expect(held()).toEqual([true, true, false]);
  await store.load(file('c'));

  expect(held()).toEqual([false, true, true]);
  remove();
});

test('asked for at the same time, a file is read once', async () => {
  const { folder, remove } = tempFolder();
  writeFileSync(path.join(folder, 'a'), 'x');
  const store = createFileStore();

  const [one, two] = await Promise.all([
    store.load(path.join(folder, 'a')),
    store.load(path.join(folder, 'a')),
  ]);

  expect(one).toBe(two);
  await expect(store.load(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
  remove();
});

test('a small file is read once, however often it is asked for', async () => {
  const { folder, remove } = tempFolder();
  const file = (name: string) => path.join(folder, name);
  for (const name of ['a', 'b']) writeFileSync(file(name), 'x'.repeat(1000));
  const store = createFileStore(2500);
  const first = await store.load(file('a'));
  await store.load(file('b'));

  for (let n = 0; n < 3; n += 1) expect(await store.load(file('a'))).toBe(first);

  expect(store.peek(file('b'))?.bytes).toBe(1000);
  remove();
});

test('a large file that changed gets another hash', async () => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, 'large');
  writeFileSync(file, 'a'.repeat(300_000));
  const store = createFileStore();
  const before = await store.load(file);

  writeFileSync(file, 'b'.repeat(300_001));
  const after = await store.load(file);

  expect(before.body).toBeUndefined();
  expect(after.bytes).toBe(300_001);
  expect(after.hash).not.toBe(before.hash);

  writeFileSync(file, 'c'.repeat(300_001));
  utimesSync(file, new Date(0), new Date(0));
  expect((await store.load(file)).hash).not.toBe(after.hash);
  remove();
});

test('a range that is found lies within the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(1000), fc.nat(2000), fc.nat(2000), (noise, size, a, b) => {
      for (const header of [noise, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
        const range = byteRange(header, size);
        if (range === undefined || range === 'unsatisfiable') continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }
    }),
    { seed: 1 },
  );
});

test.each([
  ['br;q=7, gzip;q=0.5', 'gzip'],
  ['br;q=-1, gzip;q=0.5', 'gzip'],
  ['br;q=much, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
])('of %j the encoding to send is %s', (header, encoding) => {
  expect(chooseEncoding(header, { br: 'x', gzip: 'y' })).toBe(encoding);
});

test('no header makes an encoding appear that is not there', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(chooseEncoding(header, {})).toBeUndefined();
      expect(chooseEncoding(`${header},br;q=0`, { br: 'x' })).toBeUndefined();
    }),
    { seed: 1 },
  );
});
