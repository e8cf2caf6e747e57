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
