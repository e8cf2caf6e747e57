import { expect, openLive, test } from '../watched-page';

test('a question opens where its address leads, and stays as the reader left it', async ({
  page,
}) => {
  const named = page.locator('#contact-hours');
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
  const named = page.locator('#contact-hours');
  await openLive(page, '/faq');
  await expect(named).not.toHaveAttribute('open');

  await page.evaluate(() => Object(window).___navigate('/faq#contact-hours'));
  await expect(named).toHaveAttribute('open', '');
  await expect(named).toBeInViewport();
});
