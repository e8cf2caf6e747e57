import { browserPath } from '../../support/browser-path';
import { BROWSER_ARGS } from '../browser-args';
import { brokenText } from '../look/broken-text';
import { expect, test } from '../watched-page';
import { logIn } from './an-admin';

// what an administrator sets in the browser: letters of twice the size
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
    executablePath: browserPath(),
  },
});

test('no words of the admin area lie over others, and its rail has room for its own', async ({
  page,
}) => {
  await logIn(page);
  for (const section of ['analytics', 'inbox', 'subscribers', 'outbox']) {
    await page.goto(`/admin?section=${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const laid = (await page.evaluate(brokenText)).filter((words) => words.includes(' over '));
    expect(laid, section).toEqual([]);
    const outside = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
    expect(outside, section).toBe(0);
  }
});
