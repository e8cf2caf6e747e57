import { expect, test } from 'playwright/test';
import { openLive } from './watched-page';

test('strip-set lines fill their measure', async ({ page }) => {
  for (const route of ['/', '/global', '/contact', '/artists/street-prophet']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const shares = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-strip]')]
        .filter((line) => line.offsetParent !== null)
        .map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const measure = line.parentElement?.clientWidth ?? 0;
          return { text: line.textContent, share: range.getBoundingClientRect().width / measure };
        }),
    );

    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(({ share }) => share < 0.97 || share > 1.003)).toEqual([]);
  }
});

test('the parts of a profile stand below each other, across its column', async ({ page }) => {
  await page.goto('/artists/rocka');
  const edges = await page
    .getByRole('heading', { name: 'The last one out locks up' })
    .evaluate((heading) =>
      [...(heading.parentElement?.children ?? [])].map((part) =>
        Math.round(part.getBoundingClientRect().left),
      ),
    );

  // on a narrow screen the box reaches into the margins
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges.filter((edge) => edge > 0)).size).toBe(1);
});

test('the way to the assistant lies over no control of a first screen', async ({ page }) => {
  for (const route of ['/join/events', '/artists/rocka', '/contact']) {
    await openLive(page, route);
    const button = page.getByRole('complementary', { name: 'AI Assistant' }).locator('a');
    const covered = () =>
      button.evaluate((link) => {
        const own = link.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button)')]
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.bottom > own.top && box.top < Math.min(own.bottom, innerHeight))
          .filter(() => own.top < innerHeight)
          .filter(({ box }) => Math.min(box.right, own.right) - own.left > box.width / 4)
          .map(({ name }) => name);
      });
    await expect.poll(covered, route).toEqual([]);
  }
});

test('the buttons of a signature stand in one line on wide screens', async ({ page }) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  await openLive(page, '/artists/rocka');
  const tops = await page
    .locator('#signature')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(isWide ? 1 : 2);
});
