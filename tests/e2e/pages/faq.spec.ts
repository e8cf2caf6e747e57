import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const questionOf = (page: Page, id: string) =>
  page.locator('details', { has: page.locator(`#${id}`) });

test('a question opens where its address leads also without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/faq#contact-hours');
  const named = questionOf(page, 'contact-hours');
  await expect(named.locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#contact-hours')).toBeInViewport();
  await context.close();
});

test('a question opens where its address leads, and stays as the reader left it', async ({
  page,
}) => {
  const named = questionOf(page, 'contact-hours');
  const field = page.getByRole('searchbox', { name: 'Search the questions' });
  await openLive(page, '/faq#contact-hours');
  await expect(named).toHaveAttribute('open', '');
  await expect(named).toBeInViewport();

  await named.locator('summary').click();
  // fewer questions of its topic, none of it, all again
  for (const query of ['hours', 'grammy', '']) {
    await field.fill(query);
    await expect(named).toHaveCount(query === 'grammy' ? 0 : 1);
    await expect(field).toBeInViewport();
  }
  await expect(named).not.toHaveAttribute('open');
});

test('a link that the router takes over opens a question of the same page', async ({ page }) => {
  const named = questionOf(page, 'contact-hours');
  await openLive(page, '/faq');
  await expect(named).not.toHaveAttribute('open');

  await page.evaluate(() => Object(window).___navigate('/faq#contact-hours'));
  await expect(named).toHaveAttribute('open', '');
  await expect(named).toBeInViewport();
});
