import { expect, test } from 'playwright/test';

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
