import { browserPath } from '../support/browser-path';
import { BROWSER_ARGS } from './browser-args';
import { expect, test } from './watched-page';

// what a visitor sets in the browser: letters of twice the size
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
    executablePath: browserPath(),
  },
});

test('words that grow over the face of an artist stand on a ground of their own', async ({
  page,
}) => {
  await page.goto('/artists/street-prophet');
  const words = page.getByRole('heading', { level: 1 }).locator('..');

  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(words).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the navigation has its place behind its button where letters leave it no room', async ({
  page,
}) => {
  await page.goto('/faq');
  const bar = page.getByRole('banner');

  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(200);
});
