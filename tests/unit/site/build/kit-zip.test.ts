import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../../content/schema/content';
import { printPicture } from '../../../../site/build/press-kits/print-picture';
import { writePressKits } from '../../../../site/build/press-kits/write-press-kits';
import { zipFiles } from '../../../../site/build/press-kits/zip-files';
import {
  type KitDownloads,
  MARK_ADDRESS,
  sizeLabel,
} from '../../../../site/pages/press/kit-downloads';
import { testContent } from '../../../support/content/test-content';
import { readZip } from '../../../support/read-zip';

const WORDS = {
  caption: 'Luna <Drawn> & signed.',
  alt: 'A face.',
  terms: 'Print it.',
  address: 'https://site.test/press/luna',
  source: null,
};

let folder: string;
let content: Content;
let kits: KitDownloads;
const publicDir = () => path.join(folder, 'public');
const cache = () => path.join(folder, 'cache');
const write = () =>
  writePressKits(content, {
    media: 'content/media',
    larger: 'content/media/print',
    publicDir: publicDir(),
    cache: cache(),
    origin: 'https://site.test',
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kits-'));
  content = await testContent();
  kits = await write();
});
afterAll(() => rm(folder, { recursive: true }));

async function kitOf(slug: string): Promise<Map<string, Buffer>> {
  const { href = '' } = kits[slug]?.zip ?? {};
  return readZip(await readFile(path.join(publicDir(), href)));
}

test('a kit holds the biographies, the fact sheet, the credits, the licence and every picture for paper', async () => {
  const files = await kitOf('rocka');

  expect([...files.keys()]).toEqual(
    [
      'LICENCE.txt',
      'README.txt',
      'biography-long.txt',
      'biography-medium.txt',
      'biography-short.txt',
      'credits.json',
      'fact-sheet.txt',
      'mark.svg',
      'pictures/rocka-cloth.jpg',
      'pictures/rocka-cover.jpg',
      'pictures/rocka-portrait.jpg',
      'pictures/rocka-wide.jpg',
    ].map((name) => `rocka-press-kit/${name}`),
  );
  const mark = await readFile(path.join(publicDir(), MARK_ADDRESS));
  expect(files.get('rocka-press-kit/mark.svg')).toEqual(mark);
  expect(await sharp(mark).metadata()).toMatchObject({ format: 'svg', width: 920, height: 480 });

  const picture = sharp(files.get('rocka-press-kit/pictures/rocka-wide.jpg'));
  const { icc, ...seen } = await picture.metadata();
  expect(seen).toMatchObject({ format: 'jpeg', width: 1600, height: 800, density: 300 });
  expect(icc).toBeDefined();
});

test('a picture can be had for paper and as it was drawn', async () => {
  const { print, drawn } = kits.rocka?.pictures['rocka-wide.webp'] ?? {};

  expect(print?.href).toBe('/press/rocka/pictures/rocka-wide.jpg');
  expect(await readFile(path.join(publicDir(), drawn?.href ?? ''))).toEqual(
    await readFile('content/media/rocka-wide.webp'),
  );
});

test('a picture that the content has for print too can be had with all its pixels', async () => {
  const { large } = kits.rocka?.pictures['rocka-portrait.webp'] ?? {};

  expect(large).toMatchObject({
    href: '/press/rocka/pictures/print/rocka-portrait.jpg',
    width: 2400,
    height: 3000,
  });
  const bytes = await readFile(path.join(publicDir(), large?.href ?? ''));
  expect(bytes.length).toBe(large?.bytes);
  const seen = await sharp(bytes).metadata();
  expect(seen).toMatchObject({ format: 'jpeg', width: 2400, height: 3000, density: 300 });
  expect(seen.xmpAsString).toContain('algorithmicMedia');
  expect(kits.rocka?.pictures['rocka-cloth.webp']).not.toHaveProperty('large');
});

test('of a photo that a camera has turned the pixels are said as it is shown', async () => {
  const [kit] = content.press;
  const artist = content.artists.find(({ slug }) => slug === kit?.slug);
  if (!kit || !artist) throw new Error('The first kit has no artist.');
  const media = await mkdtemp(path.join(folder, 'turned-'));
  const lying = sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } });
  await lying.withMetadata({ orientation: 6 }).jpeg().toFile(path.join(media, 'turned.jpg'));
  const photo = 'turned.jpg';
  const image = { ...artist.image, wide: photo, portrait: photo, cover: photo, cloth: photo };

  const turned = await writePressKits(
    { ...content, press: [kit], artists: [{ ...artist, image }] },
    { media, larger: media, publicDir: media, cache: media, origin: 'https://site.test' },
  );

  expect(turned[kit.slug]?.pictures[photo]?.large).toMatchObject({ width: 20, height: 30 });
});

test('a picture drawn as a JPEG stays as it is, one with see-through parts lies on white', async () => {
  const never = () => Promise.reject(new Error('A JPEG was made of a JPEG.'));
  const jpeg = { name: 'luna.JPG', bytes: Buffer.from('as it is') };
  expect(await printPicture(jpeg, WORDS, never)).toEqual(jpeg);

  const clear = { width: 8, height: 8, channels: 4, background: '#0000' } as const;
  const bytes = await sharp({ create: clear }).png().toBuffer();
  const made = await printPicture({ name: 'luna.png', bytes }, WORDS, (_, make) => make());
  expect(made.name).toBe('luna.jpg');
  expect((await sharp(made.bytes).raw().toBuffer()).every((sample) => sample === 255)).toBe(true);
});

test('the texts of a kit quote every figure with its source, and leave no word to be filled in', async () => {
  const files = await kitOf('rocka');
  const textOf = (name: string) => files.get(`rocka-press-kit/${name}`)?.toString() ?? '';

  expect(textOf('fact-sheet.txt')).toContain(
    'Streams: 1.2M+ (self-reported; No date yet; To be confirmed)',
  );
  expect(textOf('fact-sheet.txt')).toMatch(/^Rocka: Fact sheet\n/);
  expect(textOf('fact-sheet.txt').match(/^languages: .*/gim)).toEqual([
    'Languages: Six (self-reported; No date yet; To be confirmed)',
  ]);
  expect(textOf('README.txt')).toContain('A face under a flat-brimmed hat');
  expect(textOf('README.txt')).toContain('https://site.test/press/rocka');
  expect(textOf('README.txt') + textOf('LICENCE.txt')).not.toMatch(/\{\w+\}/);
  const credits = JSON.parse(textOf('credits.json'));
  expect(credits.pictures).toHaveLength(4);
  expect(credits.pictures[0]).toMatchObject({ label: 'Drawn by algorithm', isSigned: true });
  expect(credits.releases).toHaveLength(6);
  expect(credits.releases[0]).toMatchObject({ isSigned: false, workingTitle: true });
});

test('size and address of each download are those of the file', async () => {
  expect(Object.keys(kits)).toEqual(content.press.map(({ slug }) => slug));
  for (const { zip, pictures } of Object.values(kits))
    for (const { href, bytes } of [zip, ...Object.values(pictures).flatMap(Object.values)])
      expect((await stat(path.join(publicDir(), href))).size).toBe(bytes);
});

test('a kit that has not changed is taken from the cache, to the byte', async () => {
  const made = await readdir(cache());
  const kept = made.find((name) => name.endsWith('.zip')) ?? '';
  const past = new Date('2020-01-01T00:00:00Z');
  await utimes(path.join(cache(), kept), past, past);

  expect(await write()).toEqual(kits);
  expect(await readdir(cache())).toEqual(made);
  expect(made.filter((name) => name.endsWith('.zip'))).toHaveLength(content.press.length);
  expect((await stat(path.join(cache(), kept))).mtime).toEqual(past);
});

test('the same files give the same bytes, in whatever order they come', async () => {
  const files = [
    { name: 'b.txt', bytes: Buffer.from('b'.repeat(500)) },
    { name: 'a.webp', bytes: Buffer.from('a') },
  ];
  const packed = await zipFiles(files);

  expect(await zipFiles(files.toReversed())).toEqual(packed);
  expect([...readZip(packed)].map(([name]) => name)).toEqual(['a.webp', 'b.txt']);
  expect(packed.length).toBeLessThan(500);
});

test.each([
  [612_345, '0.6 MB'],
  [99_999, '100 KB'],
  [84_400, '84 KB'],
  [3, '1 KB'],
])('%i bytes are written %s', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});

test('a biography says what its signs mean where it has any', async () => {
  const files = await kitOf('rocka');
  const textOf = (length: string) =>
    files.get(`rocka-press-kit/biography-${length}.txt`)?.toString() ?? '';

  expect(textOf('long')).toContain('The passage between ‹ and › is persona fiction.');
  expect(textOf('short')).not.toContain('‹');
});

test('a picture for paper carries caption, credit, terms, what is to be seen and how it was made', async () => {
  const files = await kitOf('rocka');
  const said = async (name: string) =>
    (await sharp(files.get(`rocka-press-kit/pictures/${name}`)).metadata()).xmp?.toString() ?? '';
  const [wide, cloth] = [await said('rocka-wide.jpg'), await said('rocka-cloth.jpg')];
  const kit = content.press.find(({ slug }) => slug === 'rocka');

  expect(wide).toContain(`<photoshop:Credit>${kit?.caption}</photoshop:Credit>`);
  expect(wide).toContain('https://site.test/press/rocka');
  expect(wide).toContain(content.pages.press.sections.pictures.text);
  expect(wide).toContain('A face under a flat-brimmed hat');
  expect(wide).toContain('digitalsourcetype/algorithmicMedia');
  expect(cloth).not.toContain('AltText');
  expect(cloth).toContain('dc:description');
});

test('what is written in a picture cannot break its marks', async () => {
  const clear = { width: 8, height: 8, channels: 3, background: '#000' } as const;
  const bytes = await sharp({ create: clear }).png().toBuffer();
  const made = await printPicture({ name: 'luna.png', bytes }, WORDS, (_, make) => make());
  const { xmp, exif } = await sharp(made.bytes).metadata();

  expect(xmp?.toString()).toContain('Luna &lt;Drawn&gt; &amp; signed.');
  expect(exif?.toString('latin1')).toContain(WORDS.caption);
});
