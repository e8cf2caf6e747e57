import { expect, test } from 'playwright/test';
import { ROUTES } from './routes';

test.use({ javaScriptEnabled: false });

test('every page can be read without script', async ({ page }) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    });
  }
});

test('the contact form works without script', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('E-mail address').fill('grace@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Plain forms still work.');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page).toHaveURL(/\/contact\/result\?/);
  await expect(page.getByRole('main')).toContainText('Message sent');
  await expect(page.getByRole('main')).toContainText(/AA-[2-9A-Z]{6}/);
});

test('a plain form that lacks something is told so, and nothing of it is echoed', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('E-mail address').fill('grace@example');
  await page.getByRole('textbox', { name: 'Message' }).fill('<b>bold</b>');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('main')).toContainText('Send failed');
  await expect(page.getByRole('main')).toContainText('It should read like name@site.com.');
  await expect(page.getByRole('main')).not.toContainText('bold');
});

test('menus, drawer and dialogs open without script', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Listen' }).first().click();
  await expect(page.getByRole('link', { name: /Fusion Mix/ }).first()).toBeVisible();

  await page.getByRole('button', { name: /^AI-Powered/ }).click();
  await expect(page.getByRole('dialog', { name: 'AI-Powered' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it, thanks!' }).click();
  await expect(page.getByRole('dialog', { name: 'AI-Powered' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
});
