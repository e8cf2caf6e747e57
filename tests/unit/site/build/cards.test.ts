import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { CARD_MAX_BYTES, CARD_SIZE, type Card } from '../../../../site/build/cards/card';
import { cardAddress, cardOf } from '../../../../site/build/cards/card-of';
import { compose } from '../../../../site/build/cards/compose';
import { bodyFace, displayFace } from '../../../../site/build/cards/typeface';
import { writeCards } from '../../../../site/build/cards/write-cards';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import { testContent } from '../../../support/content/test-content';

const MEDIA = 'content/media';
const card: Card = {
  wordmark: ['Artistry', 'Algorithm'],
  label: 'Fusión Noir',
  title: 'Rocka',
  flag: 'Drawn by an algorithm.',
  pictures: ['rocka-og.webp'],
  accent: '#ff5a43',
  ground: '#24100c',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (cards: Card[], media = MEDIA) =>
  writeCards(folder, cards, media, path.join(folder, 'memory.json'));
const there = () => readdir(path.join(folder, 'cards'));

test('a card is a picture of the right size and weight', async () => {
  await write([card]);
  const file = path.join(folder, cardAddress(card));
  const { width, height, format } = await sharp(file).metadata();

  expect({ width, height, format }).toEqual({ ...CARD_SIZE, format: 'jpeg' });
  expect((await stat(file)).size).toBeLessThan(CARD_MAX_BYTES);
});

test('a card is drawn once, anew when its words or its picture change, and goes with its page', async () => {
  const media = path.join(folder, 'media');
  await copyMedia(media);

  expect(await write([card], media)).toBe(1);
  expect(await write([card], media)).toBe(0);
  expect(await write([card, { ...card, title: 'Zaya' }], media)).toBe(1);
  await writeFile(path.join(media, 'rocka-og.webp'), await otherPicture());
  expect(await write([card], media)).toBe(1);
  expect(await there()).toEqual([path.basename(cardAddress(card))]);
});

test('the ground of the words is dark to the end of their lines, however bright the picture', async () => {
  const media = path.join(folder, 'media');
  await mkdir(media);
  await writeFile(path.join(media, 'rocka-og.webp'), await otherPicture('#ffffff'));
  await write([card], media);

  const lineEnd = { left: 560, top: 130, width: 16, height: 80 };
  const drawn = sharp(path.join(folder, cardAddress(card)));
  // bone has a contrast of 4.5 on a grey of 106
  expect(Math.max(...(await drawn.extract(lineEnd).raw().toBuffer()))).toBeLessThan(106);
});

async function copyMedia(media: string) {
  await mkdir(media);
  await copyFile(`${MEDIA}/rocka-og.webp`, path.join(media, 'rocka-og.webp'));
}

function otherPicture(background = '#123456') {
  return sharp({ create: { ...CARD_SIZE, channels: 3, background } })
    .webp()
    .toBuffer();
}

test('every page has a card with letters for all of its words, those for nobody have none', async () => {
  const content = await testContent();
  const input = { content, picture: noPicture };
  const pages = pageList(input);
  const cards = pages.flatMap((page) => cardOf(input, page) ?? []);
  const shown = pages.filter(({ context }) => !context.seo.noindex);

  expect(cards).toHaveLength(shown.length);
  expect(shown.filter(({ context }) => !context.seo.card).map((page) => page.path)).toEqual([]);
  const titles = cards.map(({ title }) => title).join('');
  const words = cards.map(({ label, flag }) => label.toUpperCase() + flag).join('');
  expect((await displayFace(titles)).has(titles)).toBe(true);
  expect((await bodyFace(words)).has(words)).toBe(true);
});

test('a card shows faces, also of a story about artists who have none yet', async () => {
  const content = await testContent();
  const input = { content, picture: noPicture };
  const cards = pageList(input).flatMap((page) => cardOf(input, page) ?? []);
  expect(cards.filter(({ pictures }) => pictures.length === 0).map(({ title }) => title)).toEqual(
    [],
  );
});

test('the tail of a large Q stays above the words below it', async () => {
  const faces = { display: await displayFace('FAQARTISTRYALGORITHM'), body: await bodyFace('') };
  const drawn = compose(
    { ...card, title: 'FAQ', label: '', flag: '', pictures: ['a', 'b'] },
    faces,
  );
  // where the words stand, beside their diamond and above the edge
  const words = sharp(Buffer.from(drawn)).extract({ left: 84, top: 328, width: 1000, height: 44 });
  const { channels } = await sharp(await words.png().toBuffer()).stats();

  expect(channels[3]?.max).toBe(0);
});

test('a title in letters that the faces lack is left out whole, signs that they lack alone', async () => {
  const titled = async (title: string) => {
    const faces = {
      display: await displayFace(`ARTISTRYALGORITHM${title}`),
      body: await bodyFace(''),
    };
    return compose({ ...card, title, label: '', flag: '' }, faces);
  };

  expect(await titled('A drop: ليلى in May')).toBe(await titled(''));
  expect(await titled('ሰላም')).toBe(await titled(''));
  expect(await titled('🎶 Rocka')).not.toBe(await titled(''));
  expect(await titled('Zoë N’Dóro')).not.toBe(await titled(''));
});

test('two faces side by side are cut to their middle', async () => {
  const media = path.join(folder, 'media');
  await mkdir(media);
  const above = {
    create: { width: 600, height: 180, channels: 3 as const, background: '#ff0000' },
  };
  const whole = { create: { ...above.create, height: 600, background: '#0000ff' } };
  const face = sharp(whole).composite([{ input: above, left: 0, top: 0 }]);
  await face.png().toFile(path.join(media, 'face.png'));
  const pair = { ...card, pictures: ['face.png', 'face.png'] };
  await write([pair], media);

  const shown = sharp(path.join(folder, cardAddress(pair))).extract({
    left: 100,
    top: 404,
    width: 200,
    height: 200,
  });
  const { channels } = await sharp(await shown.png().toBuffer()).stats();
  expect(channels[0]?.max).toBeLessThan(128);
});

test('a photo that a phone has turned stands upright on its card', async () => {
  const media = path.join(folder, 'media');
  await mkdir(media);
  const half = { width: 1200, height: 315, channels: 3 as const, background: '#ff0000' };
  const below = sharp({ create: { ...half, height: 630, background: '#0000ff' } });
  const upright = below.composite([{ input: { create: half }, left: 0, top: 0 }]);
  await sharp(await upright.png().toBuffer())
    .rotate(180)
    .withMetadata({ orientation: 3 })
    .png()
    .toFile(path.join(media, 'turned.png'));
  const turned = { ...card, pictures: ['turned.png'] };
  await write([turned], media);

  const corner = { left: 1100, top: 40, width: 80, height: 80 };
  const shown = sharp(path.join(folder, cardAddress(turned))).extract(corner);
  const { channels } = await sharp(await shown.png().toBuffer()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(channels[2]?.mean ?? 255);
});

test('a card wears the brand as the content writes it', async () => {
  const content = await testContent();
  const brand = { ...content.site.brand, wordmark: ['Ọ̀nà', 'Records'] as [string, string] };
  const input = { content: { ...content, site: { ...content.site, brand } }, picture: noPicture };
  const [home] = pageList(input).filter((page) => page.path === '/');
  const renamed = home && cardOf(input, home);

  expect(renamed?.wordmark).toEqual(brand.wordmark);
  const faces = {
    display: await displayFace('ARTISTRYALGORITHMONARECDS'),
    body: await bodyFace(''),
  };
  const drawn = (one: Card) => compose({ ...one, title: '', label: '', flag: '' }, faces);
  expect(drawn({ ...card, wordmark: ['Ona', 'Records'] })).not.toBe(drawn(card));
});

test('the machine’s fonts are not asked: a card is paths alone, and no text leaves its place', async () => {
  const hostile = { ...card, title: '<script>&"', flag: '</svg>' };
  const text = `${hostile.title}${hostile.flag}${hostile.label}ArtistryAlgorithm`;
  const svg = compose(hostile, { display: await displayFace(text), body: await bodyFace(text) });

  expect(svg).not.toMatch(/<text|font-family|<script/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

test('letters are as wide as the font says, and stretch between its two ends', async () => {
  const face = await displayFace('ROCKA É');

  expect(face.width('A', 1000, 50)).toBeCloseTo(362 - 12, -1);
  expect(face.width('A', 1000, 150)).toBeCloseTo(1187 - 12, -1);
  expect(face.path('É', 100, 0, 0)).toMatch(/^M[\d.-]+ [\d.-]+[\s\S]*Z.*M.*Z$/);
  expect(face.has('ж')).toBe(false);
});

/** Left, right, top and bottom of what a path draws, in pixels. */
function box(path: string) {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test('letters that the display face lacks come from the next one, and ß as two', async () => {
  const title = 'ßƐƁƘɛ́';
  const face = await displayFace(title);

  expect(face.has(title)).toBe(true);
  for (const letter of 'ßƐƁƘ') expect([letter, face.path(letter, 100, 0, 0)]).not.toContain('');
  expect(face.width('ß', 100)).toBeCloseTo(face.width('SS', 100));
});

test.each([...'ẸỌƐ'])('an accent stands above its letter: %s', async (letter) => {
  for (const accent of ['\u0301', '\u0300']) {
    const face = await displayFace(letter + accent);
    const [bare, marked] = [letter, letter + accent].map((text) =>
      box(face.path(text, 1000, 0, 0)),
    );

    expect(face.width(letter + accent, 1000)).toBeCloseTo(face.width(letter, 1000));
    expect(marked?.left).toBe(bare?.left);
    expect(marked?.right).toBe(bare?.right);
    expect(marked?.bottom).toBe(bare?.bottom);
    expect(marked?.top).toBeLessThan((bare?.top ?? 0) - 40);
  }
});
