import type { Page } from 'playwright/test';
import { browserPath } from '../../support/browser-path';
import { BROWSER_ARGS } from '../browser-args';
import { expect, test } from '../watched-page';
import { brokenText } from './broken-text';
import { cutText } from './cut-text';

// what a visitor sets in the browser: letters of twice the size, which widths in em follow
test.use({
  launchOptions: {
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
    executablePath: browserPath(),
  },
});

/** A page that is laid out whole at that width. */
async function open(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 1100 ? 768 : 900 });
  await page.goto(address);
  await expect(page.locator('html[data-late]')).toHaveCount(0);
}

/** At each width, pages whose columns would be too narrow for their words. */
const PAGES: Readonly<Record<number, readonly string[]>> = {
  1280: [
    '/',
    '/global',
    '/artists/rocka',
    '/press/nyra',
    '/artists/global',
    '/search',
    '/join/feeds',
    '/contact',
  ],
  1024: [
    '/',
    '/news',
    '/news/africa/three-more-names',
    '/about/team',
    '/about/process',
    '/africa',
    '/ai',
    '/artists',
    '/artists/africa',
    '/artists/rocka',
    '/contact',
    '/contact/result',
    '/faq',
    '/join',
    '/press',
    '/press/nyra',
  ],
};

for (const [width, addresses] of Object.entries(PAGES)) {
  for (const address of addresses) {
    test(`${address} keeps words whole at ${width}, each text in its place`, async ({ page }) => {
      await open(page, Number(width), address);
      expect(await page.evaluate(brokenText)).toEqual([]);
      expect(await page.evaluate(cutText)).toEqual([]);
    });
  }
}

test('a phone shows names, figures and what stands behind them in one column, none cut or scrolled', async ({
  page,
}) => {
  for (const address of ['/news/africa/three-more-names', '/press', '/ai/facts', '/global']) {
    await open(page, 390, address);
    expect(await page.evaluate(cutText), address).toEqual([]);
    const broken = await page.evaluate(brokenText);
    // an address of mail may break: it is longer than the line
    expect(
      broken.filter((word) => word !== 'example, in two'),
      address,
    ).toEqual([]);
  }
});

test('questions in one column have the list of topics before them, and not over them', async ({
  page,
}) => {
  await open(page, 1280, '/faq');
  await page.getByText('My follows have vanished.').click({ trial: true });
});
