import { expect, test } from '../watched-page';
import { logIn, toasts } from './an-admin';

test('a page of a list that cannot be read leaves what was read, and whoever goes by keys where they are', async ({
  page,
}) => {
  let isDown = true;
  let list: object | undefined;
  await page.route('**/api/admin/audit?*', async (route) => {
    const isFurther = route.request().url().includes('before=further');
    if (isFurther && isDown) return route.fulfill({ status: 503, json: {} });
    // the same rows twice: other tests, which run beside this one, leave theirs in the log
    list ??= await (await route.fetch()).json();
    return route.fulfill({ json: { ...list, next: isFurther ? null : 'further' } });
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page.getByRole('row');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  const before = await rows.count();

  await more.press('Enter');
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(rows).toHaveCount(before);
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();

  isDown = false;
  await again.press('Enter');
  await expect(rows).toHaveCount(2 * before - 1); // the head stands once
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('how many rows a search leaves is read out, and each row has a name', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('nothing has these words');
  await search.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches.' })).toHaveCount(1);

  await search.fill('');
  const counted = page.getByRole('status').filter({ hasText: /^[1-9]\d* in the list/ });
  await expect(counted).toHaveCount(1);
  const rows = page.getByRole('row');
  await expect(page.getByRole('rowheader')).toHaveCount((await rows.count()) - 1); // the head has none
});

test('a list that cannot be saved says so, also where the connection went before the first toast', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/admin?section=audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());

  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(toasts(page)).toContainText('No answer came back');
});
