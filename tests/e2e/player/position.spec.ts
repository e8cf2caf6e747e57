import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const dock = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = (page: Page) => dock(page).getByRole('slider', { name: 'Position' });

/** Seconds as they are seen, and as they are told. */
const seen = async (page: Page) =>
  Number(/0:(\d\d) \//.exec((await dock(page).textContent()) ?? '')?.[1] ?? Number.NaN);
const told = async (page: Page) =>
  Number.parseInt((await position(page).getAttribute('aria-valuetext')) ?? '', 10);

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
  await page.keyboard.press('Home');
  expect(await seen(page)).toBeLessThan(4);

  await position(page).blur();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
});

test('where another piece follows, its position keeps the focus', async ({ page }) => {
  await openLive(page, '/listen/fusion-mix');
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(0);
  await position(page).focus();
  // the last second is there once all is composed
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(dock(page)).toContainText('Kayoba: the signature', { timeout: 1000 });
  }).toPass();
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
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});
