import { expect, test } from 'playwright/test';
import { openLive } from '../watched-page';

for (const route of ['/news/rocka-grammy-collab', '/press/rocka'])
  test(`${route} prints as words on white, from either theme`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await page.goto(route);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button').first()).toBeHidden();
      const ink = await page.evaluate(() => {
        const text = document.querySelector('main p:not([hidden])') ?? document.body;
        return [getComputedStyle(document.body).backgroundColor, getComputedStyle(text).color];
      });
      expect(ink).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    }
  });

test('printed links say where they lead, and what was folded is open', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.getByRole('main').locator('details:not([open]) > div').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();

  await page.goto('/news/rocka-grammy-collab');
  const shown = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/source';
    document.querySelector('main')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(shown).toContain('https://example.org/source');
});

test('a press kit prints its biography in every length', async ({ page }) => {
  await page.goto('/press/rocka');
  const lengths = page.getByRole('main').locator('[data-length]');
  await expect(lengths).toHaveCount(3);
  await expect(lengths.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(lengths.filter({ visible: true })).toHaveCount(3);
});

test('a printed heading is kept with what it heads, and a release may go over to the next page', async ({
  page,
}) => {
  await page.goto('/artists/rocka');
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 2, name: 'Discography' });
  await expect(heading.locator('..')).toHaveCSS('break-after', 'avoid');
  const release = page.getByRole('listitem').filter({ hasText: 'Usiku Mrefu' }).first();
  await expect(release).toHaveCSS('break-inside', 'auto');
  await expect(page.locator('#by-mail')).toBeHidden();
});

test('a printed profile leaves out what paper cannot play or subscribe to', async ({ page }) => {
  await page.goto('/artists/rocka');
  const feeds = page.getByText('Nothing to type');
  await expect(feeds).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#signature')).toBeHidden();
  await expect(feeds).toBeHidden();
});

test('strips print all that can be pulled open', async ({ page }) => {
  await openLive(page, '/next-gen');
  const titles = page.getByRole('main').locator('[role="tabpanel"] h2');
  await expect(titles).toHaveCount(4);
  await expect(titles.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(titles.filter({ visible: true })).toHaveCount(4);
});

test('a page that was never touched prints no control, and its states in black', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  });
  await page.goto('/artists/rocka');
  const main = page.getByRole('main');
  const follow = main.getByRole('link', { name: /^Follow/ }).first();
  const controls = [follow, main.locator('audio').first()];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(main.getByText('Out Now').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.close();
});

test('the table of figures fits on A4', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 1000 }); // 178 mm between the margins
  await page.goto('/ai/facts');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Check it' });
  const right = await table.evaluate((one) => one.getBoundingClientRect().right);

  expect(right).toBeLessThanOrEqual(673);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(673);
});

test('paper has no fields to type in and no tabs, but keeps a letter that was begun', async ({
  page,
}) => {
  for (const route of ['/artists/africa', '/join/events', '/contact']) {
    await openLive(page, route);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(
      main.locator('[type="search"], [role="tablist"]').filter({ visible: true }),
    ).toHaveCount(0);
    const fields = main.locator('input:visible, textarea:visible');
    await expect(fields.first()).toBeVisible({ visible: route === '/contact' });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('commands print to their end, and progress prints what is there', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/ai/verify');
  const lost = await page
    .locator('main pre')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(lost).toEqual([0, 0, 0, 0]);

  await page.goto('/artists/africa');
  const nyra = page.getByRole('article').filter({ hasText: '70%' }).first();
  const grounds = await nyra
    .locator('i')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.filter((ground) => ground === 'rgb(0, 0, 0)')).toHaveLength(14);
  expect(grounds.filter((ground) => ground === 'rgba(0, 0, 0, 0)')).toHaveLength(6);
});
