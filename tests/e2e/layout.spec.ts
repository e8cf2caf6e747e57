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
