import { expect, openLive, test } from './watched-page';

test('a link leads to its search each time, whatever was typed since', async ({ page }) => {
  const field = page.getByRole('main').getByRole('textbox');
  const meant = page.getByRole('main').getByRole('link', { name: 'Did you mean “Rocka”?' });
  await openLive(page, '/search');
  for (const _time of ['first', 'second']) {
    await field.fill('roca');
    await expect(page).toHaveURL(/q=roca$/);
    await meant.click();
    await expect(field).toHaveValue('Rocka');
  }
});

test('the link to the search begins it anew', async ({ page }) => {
  const field = page.getByRole('main').getByRole('textbox');
  await openLive(page, '/search');
  await field.fill('zaya');
  await expect(page).toHaveURL(/q=zaya$/);

  await page.evaluate(() => Object(window).___navigate('/search'));
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/search$/);
});
