import type { Locator } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

/** How a control and what is in it look at the moment. */
function looks(control: Locator): Promise<string> {
  return control.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .map((part) => {
        const { color, backgroundColor, textDecoration } = getComputedStyle(part);
        return [color, backgroundColor, textDecoration].join();
      })
      .join('\n'),
  );
}

const CONTROLS: Record<string, string[]> = {
  '/artists/rocka': [
    'footer p a',
    '#signature p a[href$=".mp3"]',
    'main details a[href="/ai#credits"]',
  ],
  '/press/rocka': ['figcaption a[download]:not([aria-label])'],
  '/join': ['main fieldset details summary'],
  '/ask': ['main li a'],
  '/ai/facts': ['main nav a'],
  '/ai/verify': ['main section:last-of-type ul a'],
  '/artists/africa': ['main h2 a'],
  '/africa': ['main a[data-artist]'],
};

for (const [route, controls] of Object.entries(CONTROLS))
  test(`what can be pressed on ${route} answers the mouse`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, route);
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    for (const selector of controls) {
      const control = page.locator(selector).first();
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      const still = await looks(control);
      await control.hover();
      await expect.poll(() => looks(control), { message: selector }).not.toBe(still);
    }
  });
