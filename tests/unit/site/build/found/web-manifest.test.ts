import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { routesOf } from '../../../../../content/derive/routes';
import { humansTxt } from '../../../../../site/build/found/humans-txt';
import { oembed } from '../../../../../site/build/found/oembed';
import { webManifest } from '../../../../../site/build/found/web-manifest';
import { THEME_COLOURS } from '../../../../../site/styles/theme-colours';
import { testContent } from '../../../../support/content/test-content';

test('a device finds what it needs to install the site, and every icon is what it says', async () => {
  const content = await testContent();
  const { icons, shortcuts, start_url, display, name } = JSON.parse(webManifest(content));

  expect({ start_url, display, name }).toEqual({
    start_url: '/',
    display: 'standalone',
    name: content.site.brand.name,
  });
  for (const { src, sizes } of icons) {
    expect(existsSync(`static${src}`)).toBe(true);
    const { width, height } = await sharp(`static${src}`).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  const routes = routesOf(content);
  expect(shortcuts.filter(({ url }: { url: string }) => !routes.includes(url))).toEqual([]);
});

test('the maskable icon keeps its mark in the circle that every device shows', async () => {
  const { data, info } = await sharp('static/icons/maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [x, y] = [(i / 3) % info.width, Math.floor(i / 3 / info.width)];
    if ((data[i] ?? 0) > 120) farthest = Math.max(farthest, Math.hypot(x - 256, y - 256));
  }

  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(0.4 * 512);
});

test('the browser’s frame wears the ground of each theme', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  const [dark, light] = [...tokens.matchAll(/--bg: (#\w+)/g)].map(([, colour]) => colour);

  expect(THEME_COLOURS).toEqual({ dark, light });
});

test('who embeds a page is given its player, or a link with its card', () => {
  const provider = { name: 'Brand', url: 'https://site.test/' };
  const page = { title: 'Rocka', url: 'https://site.test/artists/rocka' };
  const card = 'https://site.test/cards/1.jpg';

  expect(JSON.parse(oembed({ ...page, card, provider }))).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'Rocka',
    thumbnail_url: card,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  const player = { html: '<iframe></iframe>', width: 480, height: 192 };
  expect(JSON.parse(oembed({ ...page, card, provider, player }))).toMatchObject({
    type: 'rich',
    ...player,
    thumbnail_url: card,
  });
});

test('people who look are told who is behind the site', async () => {
  const content = await testContent();

  expect(humansTxt(content)).toContain(content.site.emails.general);
});

test('who asks for /favicon.ico, as Safari and feed readers do, gets the mark in three sizes', async () => {
  const icon = readFileSync('static/favicon.ico');
  const entries = [0, 1, 2].map((index) => icon.subarray(6 + 16 * index, 22 + 16 * index));

  expect(icon.readUInt16LE(4)).toBe(entries.length);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = entries[index] as Buffer; // there are three
    const picture = icon.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8));
    expect([entry[0], entry[1]]).toEqual([size, size]);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size });
  }
});
