import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

/** Keeps every picture on its way until it is let go. */
async function holdPictures(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** What stands on the first screen, in sight beside it, and far below. */
function picturesOf(page: Page) {
  const within = page.getByRole('main');
  const late = within.locator('img[loading="lazy"]');
  const images = within.locator('img');
  return { first: images.first(), sight: images.nth(1), below: late.last() };
}

test('pictures below wait for those of the first screen, and what is in sight does not', async ({
  page,
  complaints,
}) => {
  const letGo = await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { first, sight, below } = picturesOf(page);

  await expect(sight).toBeInViewport();
  await expect(sight).toHaveAttribute('src', /./);
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(await sight.getAttribute('src'), 'taken back when the page changes').toMatch(/./);
  await expect(below).toHaveAttribute('data-src', /./);
  await expect(below).not.toHaveAttribute('src');
  await expect(first).toHaveAttribute('src', /./);
  await expect(first.locator('xpath=preceding-sibling::source').last()).toHaveAttribute(
    'srcset',
    /./,
  );

  letGo();
  await expect(below).toHaveAttribute('src', /./);
  await expect(page.locator('[data-src],[data-srcset]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a visitor who moves on at once is not kept waiting for pictures', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/artists', { waitUntil: 'domcontentloaded' });
  const { below } = picturesOf(page);

  await expect(below).not.toHaveAttribute('src');
  await page.mouse.wheel(0, 10);
  await expect(below).toHaveAttribute('src', /./);
});

test('what stands far below is laid out after the first paint, at once for a place in the address', async ({
  page,
}) => {
  const letGo = await holdPictures(page);
  const below = page.locator('main section + section').last();
  const layout = () =>
    below.evaluate((part) => getComputedStyle(part).getPropertyValue('content-visibility'));
  const end = page.getByRole('contentinfo').getByRole('textbox');
  await page.goto('/#main', { waitUntil: 'domcontentloaded' });
  expect(await layout()).toBe('visible');
  await expect(end).toBeVisible();

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await layout()).toBe('auto');
  await expect(end).toBeHidden();
  letGo();
  await expect.poll(layout).toBe('visible');
  await expect(end).toBeVisible();
});

test('the end of a page that is in sight does not wait', async ({ page }) => {
  await holdPictures(page);
  await page.setViewportSize({ width: 1280, height: 9000 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a move of the visitor brings the end of the page at once', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await expect(field).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(field).toBeVisible();
});

test('the strip of triangles comes when it is in sight, or when its turn has come', async ({
  page,
}) => {
  const letGo = await holdPictures(page);
  const strip = page.locator('.selvedge').first();
  await page.goto('/artists/rocka', { waitUntil: 'domcontentloaded' });
  await expect(strip).toBeInViewport();
  await expect(strip).toHaveCSS('visibility', 'visible');
  await expect(strip).toHaveCSS('mask-image', /selvedge-/);

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(strip).not.toBeInViewport();
  await expect(strip).toHaveCSS('visibility', 'hidden');
  letGo();
  await expect(strip).toHaveCSS('visibility', 'visible');
});

test('who comes back to a place far below finds it where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/artists/rocka');
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await page.evaluate(() => scrollY);

  for (const comeBack of [() => page.reload(), () => page.goto('/faq').then(() => page.goBack())]) {
    await comeBack();
    await expect(page.locator('[data-src],[data-srcset]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

test('a sheet that is printed while pictures are on their way has the end of the page', async ({
  page,
}) => {
  await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('contentinfo').getByRole('textbox');
  await expect(form).toBeHidden();
  await page.pdf();
  await expect(form).toBeVisible();
});

for (const [path, width, height] of [
  ['/privacy/request', 1024, 1366],
  ['/next-gen', 1024, 1366],
  ['/join/community', 1080, 1920],
  ['/ai/verify', 390, 844],
] as const)
  test(`nothing on ${path} jumps on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        // the standard typings do not know them
        for (const { value } of list.getEntries() as unknown as { value: number }[])
          moved.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.locator('[data-late],main [data-needs-script=page]')).toHaveCount(0);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    const all = moved.reduce((sum, one) => sum + one, 0);
    expect(all).toBeLessThanOrEqual(0.02);
  });

test('no picture is named before it stands beside its sources: WebKit would fetch it twice', async ({
  page,
  complaints,
}) => {
  await openLive(page, '/terms');
  const alone = await page.evaluateHandle(() => {
    const found: string[] = [];
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'src' && this instanceof Image && this.loading !== 'lazy' && !this.parentNode)
        found.push(value);
      setAttribute.call(this, name, value);
    };
    return found;
  });

  await page.evaluate(() => Object(window).___navigate('/artists/nyra'));

  const first = page.getByRole('main').locator('img').first();
  await expect(first).toHaveAttribute('src', /\.webp$/);
  await expect(first).toHaveJSProperty('loading', 'eager');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.avif$/);
  expect(await alone.jsonValue()).toEqual([]);
  expect(complaints).toEqual([]);
});
