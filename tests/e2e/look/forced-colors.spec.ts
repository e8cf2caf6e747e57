import { expect, test } from 'playwright/test';
import { openLive } from '../watched-page';

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('where the system sets the colours, one sees how far a sound is', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openLive(page, '/artists/rocka');
    await page.getByRole('button', { name: /^Play Latest/ }).click();
    const seek = page.getByRole('slider', { name: 'Position' }).locator('..');
    await expect(seek).toBeVisible();
    const [rest, done, head] = await seek
      .locator('> span')
      .evaluateAll((all) =>
        all.map((one) =>
          one.firstElementChild
            ? getComputedStyle(one).color
            : getComputedStyle(one).backgroundColor,
        ),
      );
    expect(done).not.toBe(rest);
    expect(head).toBe(done);
  });

  test('where the system sets the colours, one sees which of the list plays', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openLive(page, '/listen');
    await page.getByRole('button', { name: /^Play all/ }).click();
    const player = page.getByRole('region', { name: 'Player' });
    await player.getByRole('button', { name: 'Queue' }).click();
    const names = player.getByRole('listitem').locator('b');
    await expect(names.nth(0)).toHaveCSS('text-decoration-line', 'underline');
    await expect(names.nth(1)).toHaveCSS('text-decoration-line', 'none');
  });
});

test.use({ javaScriptEnabled: false });

test('where the system sets the colours, one sees how much of a bar is laid', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/artists/africa');
  const [laid, bare] = await Promise.all(
    ['i[data-laid]', 'i[data-laid] ~ i:not([data-laid])'].map((cell) =>
      page
        .locator(cell)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor),
    ),
  );
  expect(laid).not.toBe(bare);
});

test('where the system sets the colours, buttons have edges from the start', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/', '/artists/rocka', '/contact']) {
    await page.goto(route);
    const edges = await page
      .getByRole('main')
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(edges.length).toBeGreaterThan(0);
    expect(new Set(edges)).toEqual(new Set(['solid']));
    await expect(page.getByRole('link', { name: 'AI Assistant' })).toHaveCSS(
      'border-top-style',
      'solid',
    );
  }
});

test('where the system sets the colours, a link that looks like a button has its edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Beta Fan Access' }).last(),
  ).toHaveCSS('border-top-style', 'solid');
});

test('where the system sets the colours, a dialog has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/artists');
  await page.getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
});

test('where the system sets the colours, every choice of a form has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/contact', '/join']) {
    await page.goto(route);
    const edges = await page
      .getByRole('main')
      .locator('label:has([type="radio"], [type="checkbox"]):visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges)).toEqual(new Set(['solid']));
  }
});

test('where the system sets the colours, the words that a search found are written on a ground of theirs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/search?q=rocka');
  const grounds = await page
    .getByRole('main')
    .locator('mark')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));

  expect(grounds.length).toBeGreaterThan(5);
  // without a ground of their own, black letters stand on black
  expect(grounds.filter((ground) => ground.startsWith('rgba'))).toEqual([]);
});

test('where the system sets the colours, the threads of the three hands are still drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/ai');
  const drawn = await page
    .getByRole('main')
    .locator('[aria-hidden] > [data-hand]')
    .evaluateAll((all) =>
      all.map((one) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(one);
        return backgroundImage !== 'none' || backgroundColor === 'rgb(255, 255, 255)';
      }),
    );

  expect(drawn).toEqual([true, true, true]);
});

test('where the system sets the colours, the marks of buttons do not stand on art', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/artists/rocka');
  const words = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');
  const back = page.getByRole('main').getByRole('link', { name: 'All artists' });

  await expect(words).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(back).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
