import { expect, test, whenLive } from '../watched-page';

/** All but the small script that every page has. */
const FETCHED_LATER = /(?<!\/static\/start-\w{8})\.js$|\/styles\.|\.woff2$|page-data/;

test('light pages fetch no script of React, no font and only small pictures', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('weight', 'light'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/artists', { waitUntil: 'networkidle' });

  expect(fetched.filter((url) => FETCHED_LATER.test(url))).toEqual([]);
  const late = page.locator('main img[loading="lazy"]').first();
  await expect(late).not.toHaveAttribute('src');
  await expect(late).toHaveCSS('color', 'rgba(0, 0, 0, 0)');

  await page.keyboard.press('Shift');
  await expect(late).toHaveAttribute('src', /./);
  await expect(late.locator('xpath=preceding-sibling::source').last()).toHaveAttribute(
    'sizes',
    '1px',
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  expect(complaints).toEqual([]);
});

test('the browser’s wish to save data makes pages light until the visitor wants more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/news');
  await expect(page.locator('html')).toHaveAttribute('data-weight', 'light');
  const choice = page.getByRole('group', { name: 'Data use' });
  await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.dataset.live)).toBeUndefined();

  await choice.getByText('Full').click();
  await whenLive(page);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-weight', 'light');
});

test('light is chosen in the footer, at once and for later', async ({ page, complaints }) => {
  await page.goto('/africa');
  await whenLive(page);
  const choice = page.getByRole('group', { name: 'Data use' });
  await choice.getByText('Light').click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');

  await page.goto('/artists/rocka');
  await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked();
  const font = page.locator('h1').first();
  expect(await font.evaluate((title) => getComputedStyle(title).fontFamily)).not.toMatch(
    /Variable/,
  );
  expect(complaints).toEqual([]);
});

test('a picture that waits on a light page shows its colour, not the sign of a broken one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('weight', 'light'));
  await page.goto('/news');
  const waiting = page.locator('main img[data-src]').first();
  await expect(waiting).toHaveCSS('content', /gradient/);
  await expect(waiting).toHaveCSS('background-color', /rgb\(/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main img[src]').last()).toHaveCSS('content', 'normal');
});

test('a page that becomes light keeps the pictures it has', async ({ page }) => {
  await page.goto('/news');
  await whenLive(page);
  const loaded = () =>
    page
      .locator('main img')
      .evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLImageElement).complete)
          .map((one) => one.previousElementSibling?.getAttribute('sizes')),
      );
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(1);

  await page.evaluate(() => {
    document.documentElement.dataset.weight = 'light';
    dispatchEvent(new Event('weightchange'));
    document.body.append(document.createElement('i'));
  });
  expect(await loaded()).not.toContain('1px');
});

test('on light pages React comes for what is nothing without it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('weight', 'light'));
  await page.goto('/artists/rocka');
  const follow = page.getByRole('main').locator('[data-needs-script="follow-rocka"]').first();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/artists?q=zaya');
  await whenLive(page);
  await expect(page.locator('main [data-artist]:visible')).not.toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('zaya');
});

test('on light pages an artist who is followed says so, and a press leaves', async ({ page }) => {
  await page.goto('/artists/kayoba');
  const follow = page.getByRole('main').locator('[data-needs-script="follow-kayoba"]').first();
  await follow.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Following' })).toBeEnabled();
  await page.evaluate(() => localStorage.setItem('weight', 'light'));

  await page.goto('/artists/kayoba');
  await expect(page.getByRole('main').getByRole('link', { name: 'Following' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow Artist' })).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  await follow.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow Artist' })).toBeEnabled();
  await page.goto('/artists/kayoba');
  await expect(page.getByRole('main').getByRole('link', { name: 'Follow Artist' })).toBeVisible();
});

test('on light pages of a phone a closed strip says whose it is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('weight', 'light'));
  for (const width of [320, 390, 900]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const cut = await page.locator('main a[data-artist]:has(img) b').evaluateAll((names) =>
      names.slice(0, 5).map((name, i, all) => {
        const own = name.getBoundingClientRect();
        const strip = name.closest('a')?.getBoundingClientRect();
        const next = all[i + 1]?.closest('a')?.getBoundingClientRect();
        const isSeen = getComputedStyle(name).visibility === 'visible' && strip !== undefined;
        const end = Math.min(next?.left ?? innerWidth, innerWidth);
        return isSeen && own.top >= strip.top && own.right <= end ? '' : name.textContent;
      }),
    );
    expect(cut, String(width)).toEqual(['', '', '', '', '']);
  }
});
