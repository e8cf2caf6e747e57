import path from 'node:path';
import { openDb } from '../../db/connect';
import { expect, openLive, test } from './watched-page';

const FILE = path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite');

/** What no other script of the site says. */
const MEASURES = /largest-contentful-paint/;
const isScript = (address: string) => /\.js$/.test(address);

/** What the service under test has measured of a kind of page. */
async function measured(page: string): Promise<Record<string, number | null>[]> {
  const db = openDb({ file: FILE });
  try {
    return await db('web_vitals').where({ page }).select('lcp', 'inp', 'cls', 'ttfb');
  } finally {
    await db.destroy();
  }
}

test('a page that is left tells once how it felt', async ({ page, complaints }) => {
  const told = async () =>
    (await measured('contact')).filter(({ lcp, ttfb }) => lcp !== null && ttfb !== null).length;
  const before = await told();
  const loaded = page.waitForResponse(
    async (response) => isScript(response.url()) && MEASURES.test(await response.text()),
  );
  await openLive(page, '/contact');
  await loaded;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.getByLabel('Name').fill('Ada');
  await page.goto('/faq');

  await expect.poll(told).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test('nothing is fetched or told for who asks not to be counted, or for few bytes', async ({
  browser,
}, { project }) => {
  const signs = [
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    () => localStorage.setItem('weight', 'light'),
  ];
  for (const sign of signs) {
    const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
    const page = await context.newPage();
    const sent: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    page.on('response', (response) => {
      if (isScript(response.url())) scripts.push(response.text());
    });
    await page.addInitScript(sign);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect((await Promise.all(scripts)).filter((text) => MEASURES.test(text))).toEqual([]);
    await page.goto('about:blank');
    expect(sent.filter((address) => address.includes('/api/analytics/vitals'))).toEqual([]);
    await context.close();
  }
});
