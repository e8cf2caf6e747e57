import { expect, test } from '../watched-page';
import { violationsOf, watchPolicy } from './policy';

declare global {
  interface Window {
    injected?: true;
  }
}

test.beforeEach(({ page }) => watchPolicy(page));

test('moving between pages stays within the policy', async ({ page, complaints }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('script and style that were not built in do not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.body.append(script, style);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = '/no-such-picture.png';
    document.body.append(image);
  });
  await page.waitForFunction(() => window.violations.length >= 3);

  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  await expect(page.getByRole('main')).toBeVisible();
});
