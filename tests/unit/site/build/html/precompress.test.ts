import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../../../site/build/html/precompress';

const PAGE = '<p>The same again.</p>'.repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'precompress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('text gets a copy for each encoding', async () => {
  await writeFile(path.join(folder, 'page.html'), PAGE);

  await precompress(folder);

  const copy = (name: string) => readFile(path.join(folder, name));
  expect(brotliDecompressSync(await copy('page.html.br')).toString()).toBe(PAGE);
  expect(gunzipSync(await copy('page.html.gz')).toString()).toBe(PAGE);
});

test('pictures, short files and folders with a name like a file get none', async () => {
  await writeFile(path.join(folder, 'picture.webp'), PAGE);
  await writeFile(path.join(folder, 'short.txt'), 'short');
  await mkdir(path.join(folder, '404.html'));

  await precompress(folder);

  expect((await readdir(folder)).sort()).toEqual(['404.html', 'picture.webp', 'short.txt']);
});

test('copies of what is gone go too, and what else ends like one stays', async () => {
  await writeFile(path.join(folder, 'gone.html.br'), 'old');
  await writeFile(path.join(folder, 'gone.html.gz'), 'old');
  await writeFile(path.join(folder, 'kit.tar.gz'), 'kit');
  await writeFile(path.join(folder, 'page.html'), PAGE);

  await precompress(folder);

  expect((await readdir(folder)).sort()).toEqual([
    'kit.tar.gz',
    'page.html',
    'page.html.br',
    'page.html.gz',
  ]);
});

test('copies are put in their place whole, the one that the next build looks at as the last', async () => {
  const [file, old] = [path.join(folder, 'page.html'), path.join(folder, 'old')];
  await writeFile(file, PAGE);
  await precompress(folder);
  await link(`${file}.br`, old);
  await writeFile(file, `${PAGE}more`);

  await precompress(folder);

  expect(brotliDecompressSync(await readFile(old)).toString()).toBe(PAGE);
  await rm(`${file}.br`);
  await rm(`${file}.gz`);
  await mkdir(`${file}.gz`);
  await expect(precompress(folder)).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(['old', 'page.html', 'page.html.gz']);
});

test('a text that has become too short to be compressed keeps no copies of what it was', async () => {
  const file = path.join(folder, 'all.ics');
  await writeFile(file, PAGE);
  await precompress(folder);
  await writeFile(file, 'nothing to come');

  await precompress(folder);

  expect(await readdir(folder)).toEqual(['all.ics']);
});
