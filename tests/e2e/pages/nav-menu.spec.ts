import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const menu = (page: Page) => page.locator('nav details', { hasText: 'Newsletter' });

test('a menu does not stay open over what the Tab key reaches next', async ({ page }) => {
  await openLive(page, '/');
  await menu(page).locator('summary').press('Enter');
  const last = menu(page).getByRole('link', { name: 'Join the Movement' });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).not.toHaveAttribute('open');

  await menu(page).locator('summary').press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu(page).locator('summary')).toBeFocused();
});

test('a menu does not stay open over the page that the browser goes back to', async ({ page }) => {
  await openLive(page, '/artists');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await menu(page).locator('summary').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/artists$/);
  await expect(menu(page)).not.toHaveAttribute('open');
});

/** The mouse of somebody, once the script that minds it is there. */
async function openHovered(page: Page): Promise<void> {
  await openLive(page, '/faq');
  await expect(async () => {
    await page.getByRole('banner').getByRole('link').first().hover();
    await menu(page).locator('summary').hover();
    await expect(menu(page)).toHaveAttribute('open', '', { timeout: 1_000 });
  }).toPass();
}

test('a menu opens by the mouse that rests on it, and closes behind it', async ({ page }) => {
  await openHovered(page);
  await menu(page).getByRole('link', { name: 'Join the Movement' }).hover();
  await expect(menu(page)).toHaveAttribute('open');

  const other = page.locator('nav details', { hasText: 'Listen' }).first();
  await other.locator('summary').hover();
  await expect(other).toHaveAttribute('open');
  await expect(menu(page)).not.toHaveAttribute('open');

  await page.getByRole('contentinfo').hover();
  await expect(page.locator('nav details[open]')).toHaveCount(0);
});

test('a press keeps a menu that the mouse has opened, another closes it, and so does Escape', async ({
  page,
}) => {
  await openHovered(page);
  const name = menu(page).locator('summary');
  await name.click();
  await expect(menu(page)).toHaveAttribute('open');
  await name.click();
  await expect(menu(page)).not.toHaveAttribute('open');

  await page.getByRole('contentinfo').hover();
  await openHovered(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('a menu that the mouse has opened closes behind one that leaves the window', async ({
  page,
}) => {
  await openHovered(page);
  await page.mouse.move(700, -20);
  await expect(menu(page)).not.toHaveAttribute('open');
});
