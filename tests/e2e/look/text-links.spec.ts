import { expect, openLive, test } from '../watched-page';

test('the music goes on while a link in running text is followed', async ({ page, complaints }) => {
  await openLive(page, '/artists/rocka');
  await page.getByRole('button', { name: /^Play Latest/ }).click();
  const dock = page.getByRole('region', { name: 'Player' });
  await expect(dock).toBeVisible();

  await page.locator('main details').first().locator('summary').click();
  await page.getByRole('link', { name: 'How to read the credits' }).first().click();
  await expect(page).toHaveURL(/\/ai#credits$/);
  await expect(page.getByRole('heading', { level: 1, name: 'How we use AI' })).toBeVisible();
  await expect(dock).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/artists\/rocka$/);
  await expect(dock).toBeVisible();
  expect(complaints).toEqual([]);
});

test('beside the music a question to begin with is answered by the service', async ({ page }) => {
  await openLive(page, '/artists/rocka');
  await page.getByRole('button', { name: /^Play Latest/ }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await page.evaluate(() => Object(window).___navigate('/ask'));
  await page.getByRole('main').getByRole('link', { name: 'Who is out now?' }).click();
  await expect(page.locator('[data-fill="ask"]')).toContainText('Rocka');
});
