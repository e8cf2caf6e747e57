import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from '../watched-page';
import { logIn } from './an-admin';

/** Holds answers back. Returns the way to let them come. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('no button changes the messages of an earlier search while the next is on its way', async ({
  page,
  request,
}) => {
  const [one, other] = [randomUUID(), randomUUID()].map((name) => `${name}@site.test`);
  for (const email of [one, one, other, other]) {
    const data = { name: 'Amara', email, message: `A film ${randomUUID()}.` };
    await request.post('/api/contact', { data });
  }
  await logIn(page);
  await page.goto('/admin?section=inbox');
  const search = page.getByRole('searchbox');
  await search.fill(one ?? '');
  await search.press('Enter');
  await expect(page.getByText('All 2 below:')).toBeVisible();

  const answer = await hold(page, '**/api/admin/messages?*');
  await search.fill(other ?? '');
  await search.press('Enter');
  await expect(page.getByRole('list').and(page.locator('[aria-busy="true"]'))).toBeVisible();
  await expect(page.getByText(/^All \d+ below:/)).toBeHidden();
  answer();
  await expect(page.getByText('All 2 below:')).toBeVisible();
});

test('the first figures come together, so that none is pushed down by others', async ({ page }) => {
  await logIn(page);
  const answer = await hold(page, '**/api/admin/summary?*');
  const others = page.waitForResponse(/admin\/vitals/);
  await page.reload();
  await (await others).finished();
  const felt = page.getByRole('region', { name: 'How pages felt' });
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  await expect(felt).toHaveCount(0);
  answer();
  await expect(page.getByRole('region', { name: 'Pages', exact: true })).toBeVisible();
  await expect(felt).toBeVisible();
});

test('figures that do not answer the chosen range are marked, and not saved', async ({ page }) => {
  await logIn(page);
  const save = page.getByRole('button', { name: 'Download CSV' });
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  const answer = await hold(page, '**/api/admin/{growth,vitals}?*');
  await page.getByRole('button', { name: '7 days' }).click();
  const felt = page.getByRole('region', { name: 'How pages felt' });
  await expect(felt.locator('[aria-busy="true"]')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await expect(felt.locator('[aria-busy="true"]')).toBeHidden();
});

test('an answer to a form that was turned to another use changes nothing there', async ({
  page,
}) => {
  await page.goto('/auth');
  const asked = page.waitForResponse('**/api/auth/reset');
  const answer = await hold(page, '**/api/auth/reset');
  await page.getByRole('button', { name: /forgot/i }).click();
  await page.getByLabel('E-mail address').fill(`${randomUUID()}@site.test`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: /log in/i }).click();
  await page.getByLabel('Password', { exact: true }).fill('being typed');
  answer();
  await asked;
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/mail/i);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('being typed');
});

test('a file is saved also where the clock here takes a token for good that has run out', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/admin?section=subscribers');
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...kept, access_token: 'run out' }));
  });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toBe('subscribers.csv');
});
