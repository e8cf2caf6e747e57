import { expect, test } from '../watched-page';
import { brokenText } from './broken-text';

const NAME = 'Llanfairpwllgwyngyll'.repeat(3);

test('a name of sixty letters without a gap scrolls no page sideways', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of ['/', '/listen', '/artists', '/artists/nyra']) {
      await page.goto(route);
      await page.evaluate((name) => {
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          node.textContent = (node.textContent ?? '').replace('Nyra', name);
        }
      }, NAME);

      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${route} at ${width}`).toBe(width);
    }
  }
});

const HEADLINES: [name: string, route: string, selector: string][] = [
  ['an event', '/join/events', 'main [data-past] h3'],
  ['a story of a hub', '/africa', 'main a:has(time) b'],
  ['the top story', '/news/africa', 'main a.ink h2'],
  ['a feed', '/join/feeds', 'main li h3'],
];

for (const [name, route, selector] of HEADLINES)
  test(`a long word in the headline of ${name} breaks within the screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(route);
    const right = await page
      .locator(selector)
      .first()
      .evaluate((headline, word) => {
        headline.textContent = word;
        const words = document.createRange();
        words.selectNodeContents(headline);
        return Math.max(...Array.from(words.getClientRects(), (line) => line.right));
      }, NAME);

    expect(right).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('the events of a hub have room for the heading of those to come', async ({ page }) => {
  await page.goto('/global');
  for (const width of [901, 981, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode())
        if (node.textContent === 'Past events') node.textContent = 'Upcoming Events';
    });
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();

    expect(await page.evaluate(brokenText), `at ${width}`).toEqual([]);
  }
});
