import { expect, test } from './watched-page';

/** What no other script of the site says. */
const MEASURES = /largest-contentful-paint/;
const isScript = (address: string) => /\.js$/.test(address);

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
