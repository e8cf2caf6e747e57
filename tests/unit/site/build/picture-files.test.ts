import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { preparePictures, thumbnail } from '../../../../site/build/pictures';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  await mkdir(at('media'));
});
afterEach(() => rm(folder, { recursive: true }));

const draw = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3264c8' } }).toFile(
    at('media', name),
  );

const prepare = () => preparePictures(at('media'), at('public'), at('memory.json'));

/** The files of a list of sizes: `[address, width]`. */
const filesOf = (srcSet: string) =>
  srcSet.split(',').map((entry) => entry.split(' ') as [string, string]); // as they are written

test('a column picture comes in its widths up to its own, in both formats', async () => {
  await draw('rocka-cover.png', 400, 500);

  const { findPicture, made } = await prepare();
  await made;

  const picture = findPicture('rocka-cover.png', 'Words');
  // sixteen shades of each part are told apart
  expect(picture).toMatchObject({ width: 400, height: 500, colour: '#36c', alt: 'Words' });
  for (const [format, srcSet] of [
    ['heif', picture.sources[0]?.srcSet ?? ''],
    ['webp', picture.srcSet],
  ] as const) {
    expect(filesOf(srcSet).map(([, width]) => width)).toEqual(['160w', '320w', '400w']);
    for (const [address, width] of filesOf(srcSet)) {
      const found = await sharp(await readFile(at('public', address))).metadata();
      expect(found).toMatchObject({ format, width: Number.parseInt(width, 10) });
    }
  }
  expect(picture.src).toBe(filesOf(picture.srcSet).at(-1)?.[0]);
});

test('a picture that is withdrawn goes; one that took the place of another of its name leaves that there', async () => {
  await draw('rocka-cover.png', 200, 200);
  await draw('zaya-cover.png', 200, 200);
  await (await prepare()).made;
  await rm(at('media', 'zaya-cover.png'));
  await draw('rocka-cover.png', 200, 250);
  await (await prepare()).made;

  const left = await readdir(at('public/static'), { recursive: true });
  const names = left.map((name) => path.basename(name)).filter((name) => name.endsWith('.webp'));
  expect(new Set(names)).toEqual(new Set(['rocka-cover.webp']));
  expect(left.filter((name) => name.endsWith('160/rocka-cover.webp'))).toHaveLength(2);
});

test('a landscape comes in fewer and wider sizes, a link preview in none', async () => {
  await draw('rocka-wide.png', 1000, 20);
  await draw('rocka-og.png', 1200, 630);

  const { findPicture, made } = await prepare();
  await made;

  const { srcSet } = findPicture('rocka-wide.png', '');
  expect(filesOf(srcSet).map(([, width]) => width)).toEqual(['480w', '960w', '1000w']);
  expect(() => findPicture('rocka-og.png', '')).toThrow('content/media/rocka-og.png');
});

test('what is there is not made again, and another picture of that name lies elsewhere', async () => {
  await draw('nyra-cover.png', 160, 20);
  const first = await prepare();
  await first.made;
  const { src } = first.findPicture('nyra-cover.png', '');
  await writeFile(at('public', src), 'untouched');

  await (await prepare()).made;
  expect(await readFile(at('public', src), 'utf8')).toBe('untouched');

  await draw('nyra-cover.png', 160, 30);
  const other = await prepare();
  await other.made;
  expect(other.findPicture('nyra-cover.png', '').src).not.toBe(src);
});

test('a file that was broken off counts for nothing', async () => {
  await draw('zaya-cover.png', 160, 20);
  const { findPicture, made } = await prepare();
  await made;
  const file = at('public', findPicture('zaya-cover.png', '').src);
  await writeFile(`${file}.part`, 'half');
  await rm(file);

  await (await prepare()).made;

  expect((await readdir(path.dirname(file))).sort()).toEqual([
    'zaya-cover.avif',
    'zaya-cover.webp',
  ]);
});

test('a file that is no picture is named', async () => {
  await writeFile(at('media', 'kayoba-cover.webp'), 'words');

  await expect(prepare()).rejects.toThrow(/kayoba-cover\.webp is not a picture/);
});

test('nothing is made before what goes first is done', async () => {
  await draw('nyra-cover.png', 160, 20);
  const first = Promise.reject(new Error('What goes first'));
  first.catch(() => {});

  const { made } = await preparePictures(at('media'), at('public'), at('memory.json'), first);

  await expect(made).rejects.toThrow('What goes first');
  await expect(readdir(at('public'))).rejects.toThrow('ENOENT');
});

test('a thumbnail is its smallest file, by a bare address', async () => {
  await draw('rocka-cover.png', 400, 500);
  const { findPicture, made } = await prepare();
  await made;

  const { sources, src, srcSet } = thumbnail(findPicture('rocka-cover.png', ''));

  expect(sources).toEqual([{ type: 'image/avif', srcSet: expect.stringMatching(/160\/\S+avif$/) }]);
  expect([src, srcSet]).toEqual([expect.stringMatching(/160\/\S+webp$/), '']);
});
