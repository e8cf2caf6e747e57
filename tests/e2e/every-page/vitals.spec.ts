import path from 'node:path';
import { openDb } from '../../../db/connect';
import { startBrowser } from '../tracker/bare-browser';
import { aVisitor } from '../tracker/visitor';
import { expect, test } from '../watched-page';

const FILE = path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite');

/** What no other script of the site says. */
const MEASURES = /largest-contentful-paint/;
const isScript = (address: string) => /\.js$/.test(address);

/** How many loads of a kind of page the service under test knows whole, but for a press that nobody made. */
async function wholeLoads(page: string): Promise<number> {
  const db = openDb({ file: FILE });
  try {
    const rows = await db('web_vitals').where({ page }).select('lcp', 'cls', 'ttfb');
    return rows.filter((row) => Object.values(row).every((value) => value !== null)).length;
  } finally {
    await db.destroy();
  }
}

/** Whether the page has the script that measures. */
const hasMeasure = `(async () => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map(({ name }) => fetch(name).then((file) => file.text())));
  return texts.some((text) => ${MEASURES}.test(text));
})()`;

// What a page says as it is left gets lost in a browser that Playwright watches.
test('a page that is left tells how it felt', async ({ baseURL, userAgent }) => {
  const browser = startBrowser(userAgent ?? '');
  const before = await wholeLoads('contact');
  const visitor = await aVisitor(browser, baseURL ?? '');
  const tab = await visitor.tab();
  await tab.open('/contact');
  await tab.live();
  await tab.until(hasMeasure);
  await tab.run('new Promise((done) => requestIdleCallback(done))');
  await tab.open('/faq');

  await expect.poll(() => wholeLoads('contact')).toBe(before + 1);
  await visitor.leave();
  await browser.quit();
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
    page.on('request', (request) => void sent.push(request.url()));
    await page.addInitScript(sign);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.goto('about:blank');
    const scripts = sent.filter(isScript);
    expect(scripts).not.toEqual([]);
    for (const script of scripts)
      expect(await (await context.request.get(script)).text(), script).not.toMatch(MEASURES);
    expect(sent.filter((address) => address.includes('/api/analytics/vitals'))).toEqual([]);
    await context.close();
  }
});
