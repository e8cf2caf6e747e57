import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { axeFindings } from '../every-page/axe-findings';
import { expect, test } from '../watched-page';
import { linkInMail } from './mailbox';

/** The link of a mail without its origin, which is the product's and not that of the test. */
async function pathInMail(to: string, name: string): Promise<string> {
  const { pathname, search } = new URL(await linkInMail(to, `/api/subscriptions/${name}`));
  return pathname + search;
}

async function signUp(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/api/subscriptions', {
    data: { email, source: 'join_newsletter', topics: ['drops'] },
  });
  expect(response.status()).toBe(202);
}

const main = (page: Page) => page.getByRole('main');

test('the link of the mail confirms by itself, and its successors keep the settings', async ({
  page,
  request,
  complaints,
}) => {
  const email = `reader-${randomUUID()}@example.org`;
  await signUp(request, email);
  await page.goto(await pathInMail(email, 'confirm'));

  await expect(page).toHaveURL(/\/newsletter\/result\?status=confirmed$/);
  await expect(main(page)).toContainText('Confirmed.');
  await expect(main(page).getByRole('link', { name: 'Rocka' })).toHaveAttribute(
    'href',
    '/artists/rocka',
  );
  expect(await axeFindings(page)).toEqual([]);

  const settings = await pathInMail(email, 'preferences');
  await page.goto(settings);
  await expect(page.getByRole('heading', { name: 'Your newsletter settings' })).toBeVisible();
  await expect(main(page)).toContainText(email);
  await expect(page.getByRole('checkbox', { name: /^New drops/ })).toBeChecked();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(settings);
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.getByRole('checkbox', { name: /^Rocka/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/newsletter\/result\?status=saved$/);
  await expect(main(page)).toContainText('Saved.');

  await page.goto(settings);
  await expect(page.getByRole('checkbox', { name: /^Rocka/ })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('newsletter-data.json');
  await page.getByText('Erase my address').first().click();
  await page.getByRole('button', { name: 'Erase my address' }).click();
  await expect(page).toHaveURL(/\/newsletter\/result\?status=erased$/);
  expect(complaints).toEqual([]);

  const gone = await request.get(settings, { headers: { accept: 'text/html' } });
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain('has expired');
});

test('a settings page fits a phone, with every control large enough to press', async ({
  page,
  request,
}) => {
  const email = `phone-${randomUUID()}@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(request, email);
  await page.goto(await pathInMail(email, 'confirm'));
  await expect(page).toHaveURL(/status=confirmed$/);
  await page.goto(await pathInMail(email, 'preferences'));

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  for (const control of await main(page).locator('label, button, summary').all()) {
    const box = await control.boundingBox();
    if (await control.isVisible()) expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('buttons confirm and leave, and looking does neither', async ({ page, request }) => {
    const email = `plain-reader-${randomUUID()}@example.org`;
    await signUp(request, email);
    const confirm = await pathInMail(email, 'confirm');
    await page.goto(confirm);
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page).toHaveURL(/\/newsletter\/result\?status=confirmed$/);
    await page.goto(confirm);
    await expect(main(page)).toContainText('Already confirmed.');

    await page.goto(await pathInMail(email, 'unsubscribe'));
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/newsletter\/result\?status=left$/);
    await page.getByRole('link', { name: /Subscribe again/ }).click();
    await expect(page).toHaveURL(/\/join\/newsletter$/);
  });
});
