import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { loadContent } from '../../../content/load';
import budgets from '../../budgets.json';
import {
  countEntries,
  roomForEntries,
  roomForPictures,
} from '../../support/content/room-for-entries';
import { expect, test } from '../watched-page';

/** A phone as Lighthouse imagines it. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

const EXPORT = path.resolve(__dirname, '../../../public');
const SCRIPTS = /\/(?:webpack-runtime|framework|app)-[\w-]+\.js$/;

/** Bytes of a file of the export as they are sent to a browser. */
function sent(file: string): number {
  const whole = path.join(EXPORT, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

const grown = loadContent();

/** What a page may weigh more, since there is more to show than when its budget was set. */
async function room(budget: (typeof budgets.pages)[keyof typeof budgets.pages]): Promise<number> {
  const costs = 'an entry more' in budget ? budget['an entry more'] : {};
  return roomForEntries(countEntries((await grown).content), costs);
}

const pageFile = (address: string) => path.join(address, 'index.html');
const htmlOf = (address: string) => readFileSync(path.join(EXPORT, pageFile(address)), 'utf8');

/** The scripts that the small script of a page fetches: webpack's runtime, React, and Gatsby with what all pages share. */
function liveScripts(html: string): string[] {
  const [start = ''] = html.match(/\/static\/start-\w+\.js/) ?? [];
  const named = readFileSync(path.join(EXPORT, start), 'utf8').match(/\/[\w-]+-[0-9a-f]{16}\.js/g);
  return named ?? [];
}

/** What a page weighs that is opened and left alone, without what comes when the browser is idle, and its pictures of that. */
async function weigh(page: Page, address: string): Promise<{ bytes: number; pictures: number }> {
  await page.route(SCRIPTS, () => {}); // never answered
  const sizes: Promise<{ bytes: number; isPicture: boolean }>[] = [];
  page.on('requestfinished', (request) => {
    if (/\/styles\.\w+\.css$|\/api\//.test(request.url())) return;
    const isPicture = /\.(?:avif|webp)$/.test(request.url());
    sizes.push(request.sizes().then((size) => ({ bytes: size.responseBodySize, isPicture })));
  });
  await page.goto(address);
  await expect(page.locator('html[data-late]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  );
  const loaded = await Promise.all(sizes);
  const sum = (some: typeof loaded) => some.reduce((all, { bytes }) => all + bytes, 0);
  return { bytes: sum(loaded), pictures: sum(loaded.filter(({ isPicture }) => isPicture)) };
}

for (const [name, budget] of Object.entries(budgets.pages)) {
  const { address } = budget;

  test(`${name}: the page with its styles, and its own scripts`, async () => {
    const html = htmlOf(address);
    expect(sent(pageFile(address))).toBeLessThanOrEqual(budget.html + (await room(budget)));

    const data = path.join('page-data', address === '/' ? 'index' : address, 'page-data.json');
    const { componentChunkName } = JSON.parse(readFileSync(path.join(EXPORT, data), 'utf8')) as {
      componentChunkName: string;
    }; // Gatsby's own file
    const stats = JSON.parse(readFileSync(path.join(EXPORT, 'webpack.stats.json'), 'utf8')) as {
      assetsByChunkName: Record<string, string[]>; // as above
    };
    const shared = liveScripts(html);
    const own = (stats.assetsByChunkName[componentChunkName] ?? []).filter(
      (file) => file.endsWith('.js') && !shared.includes(`/${file}`),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(
      budget['own scripts'],
    );
  });

  test(`${name}: the first load, full and light`, async ({ page, browser }) => {
    const more = await room(budget);
    const full = await weigh(page, address);
    const others = roomForPictures(countEntries((await grown).content), full.pictures);
    expect(full.bytes).toBeLessThanOrEqual(budget['first load'] + more + others);

    const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
    await context.addInitScript(() => localStorage.setItem('weight', 'light'));
    const light = await weigh(await context.newPage(), address);
    expect(light.bytes).toBeLessThanOrEqual(budget.light + more);
    await context.close();
  });
}

test('the fonts that every page asks for, and the scripts that all pages share', () => {
  const html = htmlOf('/');
  const fonts = html.match(/\/static\/[\w-]+-latin-\w+\.woff2/g) ?? [];
  expect(new Set(fonts).size).toBe(2);
  expect([...new Set(fonts)].reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(
    budgets.fonts,
  );
  const scripts = liveScripts(html);
  expect(scripts).toHaveLength(3);
  expect(scripts.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(
    budgets['shared scripts'],
  );
});
