import type { Page } from 'playwright/test';
import { expect, test, whenLive } from '../watched-page';

/** Pages on which something comes with script. */
const PAGES = [
  '/',
  '/contact',
  '/press',
  '/press/rocka',
  '/artists/zaya',
  '/join/events',
  '/listen',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 800 },
  { width: 390, height: 844 },
];

/** Where a part of a page is, from its left and upper edge. */
interface Place {
  what: string;
  left: number;
  top: number;
}

const ABOVE = 'main :is(h1, h2, h3, p, label, [download]), footer';

function placesOn(page: Page, which = ABOVE): Promise<Place[]> {
  return page.evaluate((selector) => {
    const parts = document.querySelectorAll(selector);
    return [...parts].flatMap((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      const isSeen = width > 1 && part.checkVisibility({ visibilityProperty: true });
      const what = `${part.tagName} ${part.textContent?.trim().slice(0, 30)}`;
      return isSeen && part.textContent?.trim() ? [{ what, left, top: top + scrollY }] : [];
    });
  }, which);
}

/** The parts that are not where they were; a pixel is rounding. */
function moved(before: Place[], after: Place[]): Place[] {
  const isNear = (a: Place, b: Place) =>
    a.what === b.what && Math.abs(a.left - b.left) <= 1 && Math.abs(a.top - b.top) <= 1;
  return before.filter((place) => !after.some((other) => isNear(place, other)));
}

for (const address of PAGES)
  test(`nothing on ${address} moves when script comes`, async ({ page, complaints }) => {
    // an answer that stands open slides into its place as the page appears
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOn(page);
      await whenLive(page);
      await page.waitForLoadState('networkidle');
      expect(moved(before, await placesOn(page))).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

test('the end of a page stays in its place when the switch for motion comes', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const end = 'footer :is(p, legend, li)';
    await page.locator('footer p').last().scrollIntoViewIfNeeded();
    const before = await placesOn(page, end);
    await whenLive(page);
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'motion' }),
    ).toBeVisible();
    expect(moved(before, await placesOn(page, end))).toEqual([]);
  }
});
