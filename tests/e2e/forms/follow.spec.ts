import type { Page, Route } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const FOLLOW = '**/api/follows/*';
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('an artist is followed and left; every tab and visit knows it', async ({
  page,
  context,
  complaints,
}) => {
  await openLive(page, '/artists/kayoba');
  const button = page.getByRole('button', { name: 'Follow Artist' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page, 'device_id')).toBeNull();
  const counted = page.getByText(/^(No followers yet|\d+ followers?)$/);
  const before = Number.parseInt((await counted.textContent()) ?? '', 10) || 0;

  const held: Route[] = [];
  await page.route(FOLLOW, (route) => void held.push(route));
  await button.click();
  const saving = page.getByRole('button', { name: 'Saving' });
  await expect(saving).toBeDisabled();
  await saving.click({ force: true });
  await expect.poll(() => held.length).toBe(1);
  expect(await stored(page, 'follow_kayoba')).toBeNull();
  await held[0]?.continue();

  const following = page.getByRole('button', { name: 'Following' });
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await expect(following).toBeFocused();
  await expect(counted).toHaveText(before === 0 ? '1 follower' : `${before + 1} followers`);
  expect(await stored(page, 'follow_kayoba')).toBe('1');
  expect(await stored(page, 'device_id')).toMatch(/^[0-9a-f-]{36}$/);
  await page.unroute(FOLLOW);

  const other = await context.newPage();
  await other.goto('/artists/kayoba');
  await other.getByRole('button', { name: 'Following' }).click();
  await expect(other.getByRole('button', { name: 'Follow Artist' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow Artist' })).toBeVisible();
  expect(await stored(page, 'follow_kayoba')).toBeNull();

  expect(held).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('what the service knows goes before what the browser kept', async ({ page }) => {
  await openLive(page, '/artists/nyra');
  await page.getByRole('button', { name: 'Follow Artist' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('follow_nyra');
    localStorage.setItem('follow_rocka', '1');
  });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await openLive(page, '/artists/rocka');
  await expect(page.getByRole('button', { name: 'Follow Artist' })).toBeVisible();
  expect(await stored(page, 'follow_rocka')).toBeNull();
});

test('a follow that is not saved is taken back, beside the button and in a toast', async ({
  page,
}) => {
  await openLive(page, '/artists/zaya');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Follow Artist' });

  await page.route(FOLLOW, (route) => route.abort());
  await button.click();
  await expect(main.getByRole('alert')).toContainText('That was not saved.');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of [button, main.getByRole('alert')]) {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: Number.NaN };
    expect(x + width, 'cut at the edge of a phone').toBeLessThanOrEqual(390);
  }
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByRole('group')).toContainText('That was not saved.');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  expect(await stored(page, 'follow_zaya')).toBeNull();

  await page.unroute(FOLLOW);
  await page.route(FOLLOW, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '', title: '', status: 503, detail: 'Busy.', requestId: 'r' }),
    }),
  );
  await button.click();
  await expect(main.getByRole('alert')).toContainText('Busy.');

  await page.unroute(FOLLOW);
  await button.click();
  await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an artist can be followed from a story', async ({ page }) => {
  await openLive(page, '/news/africa/rocka-million-streams');
  const request = page.waitForRequest(FOLLOW);
  await page.getByRole('button', { name: 'Follow Artist' }).first().click();
  expect((await request).method()).toBe('PUT');
  await expect(page.getByRole('button', { name: 'Following' }).first()).toBeVisible();
});

test('after a tap a button looks as it is, not as if it were pointed at', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openLive(page, '/artists/nyra');
  await page.getByRole('button', { name: 'Follow Artist' }).tap();
  const following = page.getByRole('button', { name: 'Following' });
  const ground = () => following.evaluate((it) => getComputedStyle(it).backgroundColor);
  const tapped = await ground();
  await page.getByRole('heading', { level: 1 }).tap();
  expect(tapped).toBe(await ground());
  await context.close();
});
