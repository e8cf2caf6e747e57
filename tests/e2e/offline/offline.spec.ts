import { type BrowserContext, expect, type Page, test } from 'playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker looks after it and has kept it. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isKept(page, address);
}

async function isKept(page: Page, address: string): Promise<void> {
  const kept = () =>
    page.evaluate(
      async (path) =>
        navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
      address,
    );
  await expect.poll(kept).toBe(true);
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

async function openOffline(context: BrowserContext, page: Page, address: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(address);
}

/** Not every system tells that the network is back. */
async function missOnline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
}

test('a page that was opened can be read without a network, one that was not says so', async ({
  context,
  page,
}) => {
  await openKept(page, '/artists/rocka');

  await missOnline(page);
  await openOffline(context, page, '/artists/rocka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rocka/i);
  await page.goto('/artists/zaya');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no connection/i);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/zaya/i);
});

test('a page that could not be had opens by itself once the network is back, a kept one when asked', async ({
  context,
  page,
}) => {
  await openKept(page, '/artists/rocka');

  await openOffline(context, page, '/artists/zaya');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no connection/i);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/zaya/i);

  await openOffline(context, page, '/artists/rocka');
  const banner = page.getByRole('main').getByText('You are offline.');
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await banner.getByRole('link', { name: 'Load it again' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rocka/i);
});

test('what is asked of a page without a network is told so too', async ({ context, page }) => {
  await openKept(page, '/search');

  await missOnline(page);
  await openOffline(context, page, '/search?q=rocka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no connection/i);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/search?q=rocka');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/no connection/i);
});

test('a page reached through a link can be read again too', async ({ context, page }) => {
  await openKept(page, '/artists');
  await page.locator('main a[href="/artists/nyra"]').first().click();
  await expect(page).toHaveURL('/artists/nyra');
  await isKept(page, '/artists/nyra');

  await openOffline(context, page, '/artists/nyra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nyra/i);
});

test('online nothing old is shown', async ({ page }) => {
  await openKept(page, '/faq');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    await cache.put(
      '/faq',
      new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } }),
    );
  });

  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/asked before/i);
});

test('answers of the service, staff pages and questions are never kept', async ({ page }) => {
  await openKept(page, '/contact');
  for (const address of ['/auth', '/newsletter/preferences', '/search?q=rocka', '/contact'])
    await page.goto(address);
  await page.evaluate(() => fetch('/api/health'));
  await isKept(page, '/contact');

  const paths = await keptPaths(page);
  expect(paths).toContain('/contact');
  expect(paths.filter((path) => /^\/(api|auth|admin|newsletter|search)/.test(path))).toEqual([]);
});

test('a new version clears what an old one left', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.length > 0) return;
    sessionStorage.setItem('opened', 'yes');
    caches.open('shell-of-an-old-build');
  });
  await openKept(page, '/');

  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContain('shell-of-an-old-build');
  expect(await keptPaths(page)).toContain('/');
});

test('kept pages are listed by what they are called alone', async ({ page }) => {
  await openKept(page, '/artists/rocka');
  await page.goto('/offline');
  const kept = page.getByRole('main').getByRole('listitem');
  await expect(kept).toHaveText(['Rocka']);
});

test('kept pages have the looks that were chosen', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKept(page, '/artists/rocka');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('weight', 'light');
  });
  for (const [address, words] of [
    ['/artists/rocka', 'Rocka by mail'],
    ['/artists/zaya', 'No connection'],
  ] as const) {
    await openOffline(context, page, address);
    const title = page.locator('main [data-strip]').filter({ hasText: words }).first();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).not.toHaveAttribute('data-script');
    const spare = await title.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return (line.parentElement?.clientWidth ?? 0) - range.getBoundingClientRect().width;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
  }
});

test('a kept page shows no field and no choice that nothing answers, a light one neither', async ({
  context,
  page,
}) => {
  await openKept(page, '/artists');
  await openOffline(context, page, '/artists');
  for (const weight of ['full', 'light']) {
    await page.evaluate((chosen) => localStorage.setItem('weight', chosen), weight);
    await page.reload();
    await expect(page.getByRole('link', { name: /View Artist Portfolio/ }).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
  }
});
