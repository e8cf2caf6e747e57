import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const dock = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = (page: Page) => dock(page).getByRole('slider', { name: 'Position' });

/** Seconds as they are seen, and as they are told. */
const seen = async (page: Page) =>
  Number(/0:(\d\d) \//.exec((await dock(page).textContent()) ?? '')?.[1] ?? Number.NaN);
const told = async (page: Page) =>
  Number.parseInt((await position(page).getAttribute('aria-valuetext')) ?? '', 10);

/** What the clock shows at the end of each such event, however late a test reads it. */
async function shownAt(page: Page, event: 'input' | 'keydown'): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle((name) => {
    const found: string[] = [];
    document.addEventListener(name, () => {
      const dock = document.querySelector('section[aria-label="Player"]');
      found.push(/\d:\d\d(?= \/)/.exec(dock?.textContent ?? '')?.[0] ?? '');
    });
    return found;
  }, event);
  return () => texts.jsonValue();
}

test('the position is told when a key moves it, not at every second while it has the focus', async ({
  page,
}) => {
  await openLive(page, '/artists/nyra');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  await position(page).focus();
  const before = await told(page);
  await expect.poll(() => seen(page)).toBeGreaterThan(before + 2);
  expect(await told(page)).toBe(before);

  // from where the sound is, not from where the slider was told to be
  await page.keyboard.press('ArrowRight');
  expect(await told(page)).toBeGreaterThan(before + 2);
  const ahead = await told(page);
  await page.keyboard.press('PageUp');
  expect(await told(page)).toBeGreaterThan(ahead + 8);
  await page.keyboard.press('Home');
  expect(await told(page)).toBe(0);
  await expect.poll(() => seen(page)).toBeGreaterThan(3);
  // it is there still, for the slider; the sound is not
  const shown = await shownAt(page, 'keydown');
  await page.keyboard.press('Home');
  expect(await shown()).toEqual(['0:00']);

  await position(page).blur();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
});

test('a press goes back to where the one before it went', async ({ page }) => {
  await openLive(page, '/artists/nyra');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  const shown = await shownAt(page, 'input');
  const place = { x: 300, y: 30 };
  await position(page).click({ position: place });
  const pressed = await told(page);
  await expect.poll(() => seen(page)).toBeGreaterThan(pressed + 1);

  await position(page).click({ position: place });

  const [first, again] = await shown();
  expect(first).toMatch(/^0:\d\d$/);
  expect(again).toBe(first);
});

test('where another piece follows, its position keeps the focus', async ({ page }) => {
  await openLive(page, '/listen/fusion-mix');
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  await position(page).focus();
  // it ends once all of it is composed, which a busy machine takes its time for
  await page.keyboard.press('End');
  await expect(dock(page)).not.toContainText('Nyra: the signature', { timeout: 50_000 });
  await expect(position(page)).toBeFocused();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^\d of \d+ seconds$/);
});

test('the way out of the player leads back to what had the focus before', async ({ page }) => {
  await openLive(page, '/artists/nyra');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  const link = page.locator('#signature').getByRole('link').first();
  await link.focus();
  await position(page).focus();
  await dock(page).getByRole('button', { name: 'Queue' }).focus();
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('where that is hidden by then, the way out leads to the page', async ({ page }) => {
  await openLive(page, '/artists/nyra');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).click();
  await expect(dock(page)).toBeVisible();
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await menu.getByRole('link').first().focus();
  await dock(page).getByRole('button', { name: 'Queue' }).focus();
  await menu.evaluate((details: HTMLDetailsElement) => {
    details.open = false;
  });
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
