import type { Page } from 'playwright/test';
import { formsWithoutEndpoint } from '../forms/forms';
import { brokenText } from '../look/broken-text';
import { cutText } from '../look/cut-text';
import { ROUTES } from '../routes';
import { expect, test, whenLive } from '../watched-page';
import { axeFindings } from './axe-findings';
import { oddMarkup } from './odd-markup';
import { violationsOf, watchPolicy } from './policy';

const HEIGHT = 900;
const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** Where wide pages are narrowest, and the narrowest screens: there words are broken first. */
const TIGHT = [320, 1024];

/** By how much a page can be scrolled sideways, at each width at which it can; words in two and texts over each other at tight ones. */
async function unfitWidths(page: Page): Promise<{ wide: string[]; broken: string[] }> {
  const wide: string[] = [];
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) wide.push(`${over} px at ${width}`);
    if (!TIGHT.includes(width)) continue;
    for (const text of await page.evaluate(brokenText)) broken.push(`${text} at ${width}`);
  }
  return { wide, broken };
}

/** What is cut off on the narrowest screens, and where letters are twice as large, there and on a phone. */
async function lostTexts(
  page: Page,
): Promise<{ narrow: string[]; large: string[]; phone: string[] }> {
  const setRoot = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await page.evaluate(cutText);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await setRoot('200%');
  const large = await page.evaluate(cutText);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await page.evaluate(cutText);
  await setRoot('');
  return { narrow, large, phone };
}

for (const route of [...ROUTES, '/nothing-here', '/contact/result?status=failed']) {
  test(`${route} is whole, in each theme and at each width`, async ({
    page,
    request,
    complaints,
  }) => {
    const isKnown = route !== '/nothing-here';
    await watchPolicy(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const response = await page.goto(route);

    expect(response?.status()).toBe(isKnown ? 200 : 404);
    await expect(page).toHaveTitle(/ \| Artistry Algorithm$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(/\S+ \S+/);
    // all of it is laid out
    await expect(page.locator('html[data-late]')).toHaveCount(0);

    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe/);

    expect(await formsWithoutEndpoint(page, request)).toEqual([]);
    expect(await axeFindings(page), 'dark, as the page comes').toEqual([]);
    await whenLive(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await axeFindings(page), 'light, once script runs').toEqual([]);
    await expect.poll(() => page.evaluate(oddMarkup)).toEqual([]);

    expect(await unfitWidths(page)).toEqual({ wide: [], broken: [] });
    expect(await lostTexts(page)).toEqual({ narrow: [], large: [], phone: [] });
    expect(await violationsOf(page)).toEqual([]);
    // a browser reports an answer of 404 by itself
    expect(complaints.splice(0).filter((text) => isKnown || !/\b404\b/.test(text))).toEqual([]);
  });
}
